import { fill, line } from '../../svg.ts';
import { basilica } from './buildings.ts';
import { again, box, cut, DARK, flip, GLOW, LAND, LIGHT, type Pictures, put, SKY } from './linocut.ts';
import { air, ground, star, wolf } from './nature.ts';
import { beard, cap, kneeling, knot, limb, robed, sleeve, tiara, walking } from './people.ts';
import { courses, page } from './things.ts';

/** A hand and forearm that reach to the right, about 190 long, the fingertip at the origin. */
const reaching = (): string =>
  cut(
    'M0 0C-10 -8 -24 -10 -36 -8C-44 -20 -60 -26 -76 -24C-100 -22 -130 -20 -190 -30V40C-140 40 -110 34 -84 34C-74 40 -60 40 -54 34C-48 34 -42 30 -44 26C-36 26 -32 20 -36 16C-30 14 -28 10 -32 6C-20 6 -8 6 0 0Z',
    LIGHT,
  ) +
  line(
    'M-36 -8C-46 -2 -50 2 -60 2M-44 26C-52 24 -58 22 -62 18M-36 16C-46 14 -52 12 -56 10M-100 -20C-104 0 -104 20 -98 34',
    DARK,
    4,
  );

export const RENAISSANCE: Pictures = {
  /** A press comes to Rome. */
  R67: () =>
    air(LAND) +
    cut('M-150 -210V-380A60 60 0 0 1 -30 -380V-210Z', SKY) +
    line('M-90 -210V-440M-150 -320H-30', DARK, 6) +
    line('M-190 -456C-60 -430 60 -430 190 -456', DARK, 6) +
    [-20, 52, 124].map((x, k) => put(x, -396 + (k % 2) * 6, 1, page(56, 84, 6))).join('') +
    ground('M-190 -70H190', LIGHT) +
    cut(box(-4, -330, 26, 300) + box(132, -330, 26, 300), LAND) +
    cut(box(-18, -346, 190, 34), GLOW) +
    cut(box(64, -312, 28, 88), LIGHT) +
    line('M64 -296H92M64 -278H92M64 -260H92', DARK, 5) +
    cut(box(26, -226, 104, 24), GLOW) +
    cut(box(-30, -158, 214, 26), LAND) +
    cut(box(24, -176, 110, 18), LIGHT) +
    line('M78 -236L-46 -222', DARK, 14) +
    put(
      -100,
      0,
      1.36,
      walking(
        GLOW,
        cap(LIGHT),
        sleeve('M8 -140L30 -146L44 -164', GLOW) +
          sleeve('M-6 -138L20 -136L38 -156', GLOW) +
          cut('M-4 -120H26L32 -44H0Z', LIGHT, 4),
      ),
    ),

  /** Bronzes for the people. */
  R68: () =>
    air(SKY) +
    cut('M-150 -110V-350A150 150 0 0 1 150 -350V-110Z', LIGHT) +
    fill('M-120 -110V-340A120 120 0 0 1 120 -340V-110Z', LAND) +
    put(-4, -180, 1.2, wolf(DARK)) +
    again('twin', put(-4, -182, 0.5, kneeling(GLOW, '', limb('M6 -92L20 -130'))), 'translate(28 0) scale(0.98 0.98)') +
    cut(box(-140, -188, 280, 20), LIGHT) +
    cut(box(-124, -170, 248, 110), LIGHT) +
    line('M-90 -138H90M-70 -112H70M-84 -86H84', DARK, 7) +
    ground('M-190 -62H190', GLOW) +
    put(
      -128,
      4,
      1,
      cut(
        'M-34 0V-70C-40 -80 -36 -92 -28 -90V-120C-26 -130 -12 -130 -10 -120V-140C-8 -150 6 -150 8 -140V-130C12 -138 24 -136 24 -126V-110C28 -118 40 -114 38 -104V-60C38 -30 30 -20 30 0Z',
        LAND,
      ) + line('M-10 -118V-84M8 -128V-84M24 -110V-82', DARK, 4),
    ) +
    put(50, 8, 0.8, robed(LIGHT, cap(GLOW), sleeve('M8 -140L40 -150L58 -176', LIGHT))) +
    put(128, 8, 0.76, flip(robed(LAND, knot()))),

  /** A new St Peter’s. */
  R69: () =>
    air(SKY) +
    put(96, -300, 0.74, basilica()) +
    ground('M-190 -300H190', LAND) +
    cut('M-130 30V-470H-60V-440H-74V30Z', LIGHT) +
    line(courses(-130, -440, 56, 440, 44, 60), DARK, 4) +
    line('M-66 -450L60 -490M-30 -460V-330M-66 -400L-14 -474', DARK, 7) +
    cut(box(-58, -334, 56, 34), LIGHT) +
    cut('M-74 20V-250L-30 -286H190V20Z', DARK) +
    fill('M-74 20V-230L-20 -270H190V20Z', DARK) +
    line('M60 -290L96 -30M104 -290L140 -30M66 -240H112M74 -190H120M82 -140H126M90 -90H132', LAND, 9) +
    put(
      84,
      -118,
      1,
      robed(
        LIGHT,
        tiara(),
        sleeve('M8 -140L34 -126L40 -150', LIGHT) + line('M-16 -150C-6 -90 -10 -40 -14 -4', GLOW, 9),
      ),
    ) +
    put(-30, -10, 1, cut(box(-50, -64, 120, 64), LIGHT) + put(10, -32, 1, line('M0 -20V20M-20 0H20', GLOW, 8))) +
    ground('M-190 -8H190', LAND),

  /** Michelangelo’s ceiling. */
  R70: () =>
    air(LAND) +
    fill('M-180 -530H180V-200C100 -240 -100 -240 -180 -200Z', SKY) +
    line('M-180 -200C-100 -240 100 -240 180 -200', DARK, 7) +
    put(-6, -384, 1.3, reaching()) +
    `<g transform="translate(16 -394) rotate(178) scale(1.3 -1.3)">${reaching()}</g>` +
    star(5, -456, 20, GLOW) +
    cut(box(-160, -96, 320, 18), LIGHT) +
    line('M-130 20V-80M130 20V-80M-130 -40L130 -80M130 -40L-130 -80', DARK, 9) +
    put(
      -30,
      -98,
      1,
      limb('M-6 -60L-18 -30L-14 0H0M6 -60L20 -30L16 0H32', 13) +
        cut('M-20 -140C-28 -110 -22 -80 -24 -52H24C22 -80 18 -112 10 -142C0 -150 -12 -150 -20 -140Z', GLOW) +
        line('M-22 -86H22', DARK, 5) +
        `<g transform="translate(-20 -160) rotate(-52)">${fill('M-15 2C-17 -14 -5 -21 5 -20C14 -19 18 -13 18 -7L23 3L18 6C19 11 17 16 8 16L8 28H-9V14C-13 10 -15 7 -15 2Z', DARK)}${beard()}${cap(LIGHT)}</g>` +
        limb('M2 -134L34 -150L44 -190', 12) +
        line('M44 -186L50 -222', DARK, 5) +
        fill('M46 -222L56 -218L58 -242Z', GLOW),
    ) +
    put(
      96,
      -98,
      1,
      cut('M-20 0V-34H20V0Z', LIGHT) +
        line('M-20 -30C-10 -56 10 -56 20 -30', DARK, 4) +
        fill(box(-14, -30, 28, 8), GLOW),
    ),
};
