/** The Republic at war with itself, from the Gracchi to Spartacus. */
import { inscribed } from '../../inscription.ts';
import { fill, line } from '../../svg.ts';
import { column } from './buildings.ts';
import { again, bar, box, cut, DARK, flip, GLOW, LAND, LIGHT, type Pictures, put, SKY } from './linocut.ts';
import { air, bull, ground, smoke, sun, tufts, wolf } from './nature.ts';
import { armed, back, cap, helmet, limb, robed, sleeve, walking } from './people.ts';
import { coin, scutum, sword } from './things.ts';

export const LATE_REPUBLIC: Pictures = {
  /** Tiberius Gracchus. */
  R23: () =>
    air(SKY) +
    ground('M-190 -300C-100 -360 60 -370 190 -310', LAND) +
    line(
      'M-180 -200L-40 -344M-120 -170L0 -350M-60 -170L40 -350M60 -170L80 -346M140 -190L110 -340M-190 -260C-60 -290 80 -290 190 -260',
      LIGHT,
      7,
    ) +
    put(96, -190, 1, cut('M-20 0V-60H20V0Z', LIGHT) + line('M-8 -44H8M-8 -28H8', DARK, 5)) +
    cut(box(-100, -150, 150, 160), LIGHT) +
    cut(box(-112, -158, 174, 18), LIGHT) +
    line('M-78 -120H-40M-78 -92H-40M-10 -120H28M-10 -92H28', GLOW, 10) +
    put(
      -36,
      -158,
      1.34,
      robed(
        LIGHT,
        '',
        sleeve('M8 -142L50 -160L84 -190', LIGHT) +
          limb('M76 -184L96 -202') +
          line('M-22 -120C-6 -60 8 -30 24 -12', GLOW, 8),
      ),
    ) +
    again(
      'bench',
      line('M104 -30L150 -190', DARK, 13),
      'rotate(16 120 0) translate(14 26)',
      'translate(-36 50) rotate(-12 100 0)',
    ) +
    [-150, -84, -16, 54, 122]
      .map((x, k) => put(x, -48 + (k % 2) * 18, 0.94, back(k === 4 || k === 3 ? DARK : k % 2 ? LAND : GLOW)))
      .join(''),

  /** Marius enlists the poor. */
  R24: () =>
    air(SKY) +
    sun(96, -410, 40, GLOW) +
    ground('M-190 -110C-60 -130 60 -130 190 -104') +
    put(
      -120,
      -60,
      0.94,
      walking(LAND, helmet(DARK, LIGHT), line('M-30 -110L10 -200', DARK, 6) + cut('M-6 -240H36V-206H-6Z', LIGHT, 4)),
    ) +
    put(
      126,
      -64,
      0.94,
      walking(LAND, helmet(DARK, LIGHT), line('M-30 -110L10 -200', DARK, 6) + cut('M-6 -240H36V-206H-6Z', LIGHT, 4)),
    ) +
    put(
      10,
      -6,
      1.66,
      walking(
        GLOW,
        helmet(GLOW),
        line('M46 -84L-48 -216M-60 -196L-32 -224', DARK, 8) +
          cut('M-96 -206C-104 -170 -64 -158 -52 -180C-48 -200 -70 -214 -96 -206Z', LIGHT) +
          cut('M-40 -232H-10V-202H-40Z', LAND) +
          cut('M-74 -232C-80 -250 -50 -256 -46 -236Z', LIGHT) +
          limb('M8 -144L34 -112L40 -92', 12) +
          put(-20, -96, 0.9, scutum(GLOW)),
      ),
    ) +
    tufts(-10, 6),

  /** Italy asks for citizenship. */
  R25: () =>
    air(LAND) +
    fill('M-180 20V-140L180 -300V20Z', GLOW) +
    put(
      0,
      -262,
      1,
      coin(
        150,
        LIGHT,
        line('M-116 46H116', DARK, 6) +
          put(86, 46, 0.62, flip(wolf(DARK))) +
          put(-26, 46, 0.94, bull(GLOW)) +
          inscribed('ITALIA', 0, 66, 36, DARK, 8),
      ),
    ) +
    line('M-100 -60L-80 -40M-70 -70L-60 -44M-40 -72V-46M100 -60L80 -40M70 -70L60 -44M40 -72V-46M0 -76V-48', LIGHT, 7),

  /** Sulla’s lists. */
  R26: () =>
    air(LAND) +
    again('column', put(-140, -60, 1, column(390, 40)), 'translate(280 0)') +
    cut(box(-190, -492, 380, 40), LIGHT) +
    ground('M-190 -66H190', SKY) +
    cut(box(-102, -420, 204, 260), LIGHT) +
    line('M-80 -388H60M-80 -356H72M-80 -324H40M-80 -292H76M-80 -260H64M-80 -228H72M-80 -196H48', DARK, 8) +
    line('M-90 -356H82M-90 -292H86M-90 -228H82', GLOW, 9) +
    line('M-70 -160V-66M70 -160V-66', DARK, 10) +
    put(-64, 0, 1.06, robed(GLOW, '', sleeve('M8 -140L44 -160L62 -196', GLOW))) +
    put(44, 4, 0.98, flip(robed(LIGHT, '', sleeve('M10 -138L32 -120L20 -168', LIGHT)))) +
    put(120, 10, 1.06, robed(DARK, '', '')) +
    put(-136, 8, 0.98, flip(robed(LAND))),

  /** Spartacus. */
  R27: () =>
    air(GLOW) +
    put(2, -380, 0.8, smoke(DARK, 22)) +
    cut('M-190 -150C-120 -220 -60 -340 -26 -386L-6 -372L14 -388L34 -374C70 -320 120 -220 190 -150Z', LAND) +
    fill('M40 -360C74 -300 120 -220 186 -154H90C80 -220 60 -300 40 -360Z', DARK) +
    ground('M-190 -150C-60 -180 60 -180 190 -150', SKY) +
    again(
      'man',
      put(-146, -24, 0.96, walking(LIGHT, cap(LAND), limb('M4 -144L30 -190', 12))),
      'scale(-1 1) translate(10 -16)',
    ) +
    again('other', put(-88, -6, 0.9, walking(GLOW, '', limb('M4 -144L10 -196', 12))), 'scale(-1 1) translate(-6 10)') +
    put(
      0,
      -6,
      1.6,
      armed(
        LIGHT,
        '',
        limb('M-14 -144L-46 -164L-40 -212', 14) +
          limb('M16 -144L46 -164L46 -212', 14) +
          cut('M-52 -198H-28V-182H-52ZM34 -198H58V-182H34Z', GLOW, 4) +
          bar('M-30 -186q12 12 10 26M36 -186q-12 10 -10 24', LIGHT, 5, 3) +
          put(-42, -212, 0.7, sword()),
      ),
    ),
};
