/** The modern city, from Napoleon to Mussolini: dusk, lamps, crowds. */
import { fill, line } from '../../svg.ts';
import { battlements, column, dome, house } from './buildings.ts';
import { again, box, cut, flip, put, row } from './cut.ts';
import { beard, brim, cap, knot, phrygian, veil } from './hats.ts';
import { DARK, GLOW, type Ink, LAND, LIGHT, SKY } from './inks.ts';
import { air, cloud, ground, pentagram, pine, rain, sun } from './nature.ts';
import { back, limb, robed, sleeve, walking } from './people.ts';
import type { Pictures } from './pictures.ts';
import { courses } from './things.ts';

/** A bersagliere's hat with its plume, on a head in profile. */
const plumed = (): string =>
  cut('M-30 -10C-14 -14 -16 -28 2 -28C18 -28 18 -14 34 -8C14 -4 -12 -4 -30 -10Z', DARK, 4) +
  cut('M6 -26C-10 -56 -44 -50 -50 -18C-40 -26 -30 -26 -24 -16C-16 -28 -4 -28 6 -26Z', GLOW, 4);

/** Somebody who runs, with a long stride. */
const running = (ink: Ink, hat = '', over = ''): string =>
  limb('M-4 -70L-34 -52L-66 -62M6 -70L40 -52L34 -6H50', 14) +
  put(
    14,
    -180,
    1,
    `<g transform="rotate(8)">${fill('M-15 2C-17 -14 -5 -21 5 -20C14 -19 18 -13 18 -7L23 3L18 6C19 11 17 16 8 16L8 28H-9V14C-13 10 -15 7 -15 2Z', DARK)}${hat}</g>`,
  ) +
  cut('M-8 -156C-16 -120 -18 -96 -24 -64C-8 -58 12 -58 24 -66C20 -92 30 -124 28 -156C18 -164 0 -164 -8 -156Z', ink) +
  over;

export const MODERN: Pictures = {
  'A tree of liberty on the Capitol': () =>
    air(SKY) +
    sun(-112, -410, 36, LIGHT) +
    again('column', put(118, -130, 1, column(210, 24)), 'translate(-40 0)') +
    cut(box(62, -362, 76, 20), LIGHT) +
    ground('M-190 -140C-60 -170 60 -150 190 -130') +
    line('M-10 20V-420', DARK, 16) +
    line('M-10 -400L-96 -330M-10 -400L84 -330', DARK, 4) +
    put(
      -10,
      -416,
      2.1,
      cut('M-22 8C-26 -20 -10 -36 8 -36C28 -36 36 -18 24 -10C16 -16 20 -4 20 8C8 4 -10 4 -22 8Z', GLOW, 4),
    ) +
    cut(
      'M-14 -340C-60 -380 -120 -330 -106 -286C-96 -250 -40 -240 -14 -262C20 -230 84 -250 90 -296C96 -344 30 -380 -14 -340Z',
      LAND,
    ) +
    line(
      'M-80 -310q14 -14 28 0M-40 -286q14 -14 28 0M20 -310q14 -14 28 0M44 -280q12 -12 24 0M-60 -340q12 -12 24 0',
      DARK,
      5,
    ) +
    line('M-12 -230C-70 -190 40 -150 -12 -110', GLOW, 12) +
    line('M-8 -230C50 -190 -60 -150 -8 -110', LIGHT, 12) +
    put(-104, -10, 1.1, walking(LIGHT, phrygian(), limb('M4 -144L40 -170L66 -160') + limb('M-8 -144L-40 -120'))) +
    put(92, -4, 1.1, flip(walking(GLOW, phrygian(LIGHT), limb('M4 -144L40 -170L66 -160') + limb('M-8 -144L-40 -120')))),

  'Mazzini’s republic': () =>
    air(SKY) +
    put(-60, -240, 0.66, dome(150)) +
    again('house', put(-140, -236, 0.6, house(70, 60, LIGHT)), 'translate(144 6)', 'translate(196 0)') +
    ground('M-190 -244C-60 -250 60 -250 190 -236', LAND) +
    put(118, -170, 1.1, pine(DARK)) +
    put(
      0,
      -20,
      1,
      cut('M-190 0V-150L-120 -150L-104 -130L-80 -156L-20 -150L0 -124L40 -150L100 -140L190 -156V0Z', LIGHT),
    ) +
    line(courses(-190, -140, 380, 120, 30, 64), LAND, 4) +
    put(
      -34,
      -110,
      1,
      line('M0 0V-360', DARK, 9) +
        cut('M0 -356C40 -376 70 -336 126 -356V-250C70 -230 40 -270 0 -250Z', LIGHT) +
        fill('M2 -353C18 -361 30 -361 42 -358V-258C30 -262 18 -260 2 -252Z', LAND) +
        fill('M86 -350C98 -346 112 -350 124 -354V-252C112 -246 98 -243 86 -246Z', GLOW),
    ) +
    put(
      -70,
      -20,
      1.2,
      walking(GLOW, cap(LIGHT) + beard(), limb('M4 -144L30 -166L34 -190', 12) + line('M-40 -140L30 -40', DARK, 7)),
    ) +
    put(
      66,
      -6,
      1.2,
      flip(walking(GLOW, brim(LIGHT), limb('M4 -144L40 -140', 12) + line('M60 -150L-20 -120', DARK, 8))),
    ) +
    ground('M-190 -20H190', LAND),

  'The breach at Porta Pia': () =>
    air(SKY) +
    again('smoke', put(-90, -400, 1.2, cloud(LIGHT)), 'translate(150 -40)') +
    put(0, -110, 1, battlements(-190, 190, 220, GLOW, 16)) +
    line(courses(-186, -320, 372, 210, 30, 64), DARK, 4) +
    cut('M-70 -100L-84 -180L-60 -240L-74 -300L-30 -360H50L76 -300L60 -250L84 -180L70 -100Z', SKY) +
    put(0, -190, 0.6, dome(120)) +
    cut('M-190 30V-90L-120 -120L-90 -96L-40 -134L0 -106L40 -138L96 -100L130 -124L190 -90V30Z', LAND) +
    cut('M-60 -90L-30 -110L-6 -88L-24 -66ZM40 -80L70 -104L92 -76L60 -60ZM-150 -70L-120 -92L-96 -66L-126 -50Z', LIGHT) +
    put(34, -76, 0.94, running(DARK, plumed(), line('M-20 -120L60 -150', DARK, 7))) +
    put(
      -70,
      -14,
      1.3,
      running(LAND, plumed(), line('M-24 -116L70 -150', DARK, 8) + limb('M6 -146L30 -124L46 -140', 12)),
    ) +
    put(92, 4, 1.3, running(LIGHT, plumed(), line('M-24 -116L70 -150', DARK, 8) + limb('M6 -146L30 -124L46 -140', 12))),

  'The vote that made a republic': () =>
    air(SKY) +
    cut('M-190 -190V-430H190V-190Z', LIGHT) +
    cut(box(-150, -400, 92, 120), SKY) +
    line('M-104 -400V-280M-150 -340H-58', DARK, 5) +
    put(92, -352, 1, cut(box(-64, -56, 128, 112), LIGHT) + pentagram(0, 0, 42, GLOW)) +
    fill(box(-190, -220, 380, 40), GLOW) +
    ground('M-190 -182H190') +
    put(-140, -40, 0.98, robed(LAND, knot())) +
    put(-84, -22, 1.06, robed(LIGHT, veil(GLOW))) +
    cut('M40 24V-110H170V24Z', GLOW) +
    fill('M134 22V-108H168V22Z', DARK) +
    cut('M34 -110L58 -142H176L170 -110Z', LIGHT) +
    line('M78 -128H136', DARK, 9) +
    cut('M96 -130L86 -196L126 -202L128 -130Z', LIGHT) +
    line('M98 -180L116 -183M100 -164L118 -166', DARK, 5) +
    put(
      -14,
      12,
      1.4,
      robed(
        GLOW,
        veil(LIGHT),
        sleeve('M8 -140L44 -132L74 -148', GLOW) +
          limb('M72 -147L84 -152', 10) +
          cut('M-30 -94C-8 -86 12 -86 30 -92L30 -78C12 -72 -10 -72 -30 -80Z', LIGHT, 4),
      ),
    ),

  'The march on Rome': () =>
    air(LAND) +
    cut('M-190 -210V-330H-120V-380H-70V-320H-10V-360L30 -396L70 -360V-300H130V-350H190V-210Z', SKY) +
    fill(box(20, -350, 20, 34) + box(-104, -356, 16, 24) + box(150, -320, 16, 26) + box(-40, -296, 16, 24), DARK) +
    ground('M-190 -216H190', SKY) +
    put(
      -120,
      -200,
      0.8,
      row(6, 52, (x, k) => put(x + 150, (k % 2) * 6, 1, `<g>${back(DARK)}</g>`)),
    ) +
    put(
      0,
      -150,
      1.1,
      row(5, 66, (x) => put(x, 0, 1, back(DARK))),
    ) +
    put(
      0,
      -70,
      1.4,
      row(4, 70, (x) => put(x, 0, 1, back(DARK))),
    ) +
    again(
      'flag',
      line('M-120 -120V-330', DARK, 8) + fill('M-120 -330H-60L-72 -306L-60 -282H-120Z', DARK),
      'translate(190 30)',
    ) +
    rain(LIGHT) +
    cut('M-60 20L-40 -30L40 -40L62 10Z', LIGHT) +
    line('M-36 -14L40 -24M-40 2L30 -8', DARK, 5) +
    line('M-60 20L62 -44M-30 -44L60 14', GLOW, 9),
};
