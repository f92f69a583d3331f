/** The modern city, from Napoleon to Mussolini: dusk, lamps, crowds. */
import { fill, line, shape } from '../../svg.ts';
import { battlements, column, dome, house } from './buildings.ts';
import { again, box, cut, DARK, flip, GLOW, type Ink, LAND, LIGHT, type Pictures, put, rank, SKY } from './linocut.ts';
import { air, cloud, ground, pentagram, pine, rain } from './nature.ts';
import { beard, brim, cap, knot, limb, phrygian, robed, sleeve, veil, walking } from './people.ts';
import { courses } from './things.ts';

/** A bersagliere's hat with its plume, on a head in profile. */
const plumed = (): string =>
  cut('M-30 -10C-14 -14 -16 -28 2 -28C18 -28 18 -14 34 -8C14 -4 -12 -4 -30 -10Z', DARK, 4) +
  cut('M6 -26C-10 -56 -44 -50 -50 -18C-40 -26 -30 -26 -24 -16C-16 -28 -4 -28 6 -26Z', GLOW, 4);

/** A man in a black shirt and a fez, from behind; what is light around him parts him from the next. */
const blackshirt = (): string =>
  shape('M-32 0V-54C-32 -78 -18 -84 0 -84C18 -84 32 -78 32 -54V0Z', DARK, LIGHT, 4) +
  shape('M-15 -84V-104C-15 -114 15 -114 15 -104V-84Z', LAND, DARK, 4) +
  shape('M-16 -104L-13 -132H13L16 -104Z', DARK, LIGHT, 3) +
  line('M0 -132C12 -132 16 -126 16 -114', LIGHT, 3);

/** A black flag carried before them. */
const pennant = (): string => line('M0 0V-200', DARK, 8) + shape('M4 -200H78L62 -170L78 -140H4Z', DARK, LIGHT, 4);

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
  /** A tree of liberty on the Capitol. */
  R80: () =>
    air(SKY) +
    again('column', put(136, -120, 1, column(170, 24)), 'translate(-44 0)') +
    cut(box(74, -308, 82, 20), LIGHT) +
    ground('M-190 -130C-60 -160 60 -140 190 -120') +
    // A young tree of leaves, its trunk wound with ribbons, on it the cap of those who are free.
    line('M0 20V-250', DARK, 30) +
    line('M0 -10L-2 -70L2 -130L-2 -190', GLOW, 18) +
    line('M-12 -40L12 -64M-12 -100L12 -124M-12 -160L12 -184', LIGHT, 11) +
    line('M0 -200L-76 -270M0 -200L74 -270M0 -240V-360', DARK, 13) +
    fill(
      'M-26 -236C-70 -206 -120 -232 -116 -276C-142 -312 -104 -352 -70 -344C-56 -384 -20 -392 0 -376C20 -392 56 -384 70 -344C104 -352 142 -312 116 -276C120 -232 70 -206 26 -236C10 -222 -10 -222 -26 -236Z',
      DARK,
    ) +
    put(
      0,
      -320,
      1,
      again(
        'leaf',
        fill('M0 20C-13 8 -13 -10 0 -24C13 -10 13 8 0 20Z', LIGHT),
        'translate(-34 -4) rotate(-30)',
        'translate(34 -4) rotate(30)',
        'translate(-66 20) rotate(-64)',
        'translate(66 20) rotate(64)',
        'translate(-20 44) rotate(-24)',
        'translate(20 44) rotate(24)',
        'translate(-58 62) rotate(-70)',
        'translate(58 62) rotate(70)',
      ),
    ) +
    put(
      4,
      -404,
      2.5,
      cut('M-24 10C-28 -20 -12 -36 8 -36C30 -36 38 -18 26 -8C16 -16 22 -2 22 10C8 5 -10 5 -24 10Z', GLOW, 3) +
        line('M-24 10C-10 4 8 4 22 10', LIGHT, 4),
    ) +
    put(-104, -4, 1.2, walking(LIGHT, phrygian(), limb('M4 -144L40 -178L72 -160') + limb('M-8 -144L-44 -176'))) +
    put(104, 0, 1.2, flip(walking(GLOW, phrygian(LIGHT), limb('M4 -144L40 -178L72 -160') + limb('M-8 -144L-44 -176')))),

  /** Mazzini’s republic. */
  R81: () =>
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

  /** The breach at Porta Pia. */
  R82: () =>
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

  /** The vote that made a republic. */
  R86: () =>
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

  /** The march on Rome. */
  R83: () =>
    air(LAND) +
    // The gate at the end of the road stands open, and nobody bars it.
    cut('M-190 -190V-300H-96V-390H-72V-366H-46V-390H-18V-366H18V-390H46V-366H72V-390H96V-300H190V-190Z', SKY) +
    cut('M-46 -190V-266A46 46 0 0 1 46 -266V-190Z', GLOW) +
    line('M-160 -270H-116M-150 -240H-110M116 -262H164M112 -232H150M-70 -330H-40M40 -330H70', DARK, 4) +
    ground('M-190 -192H190', LIGHT) +
    rank('far-flag', 2, 170, put(0, -168, 0.72, pennant())) +
    rank('far', 9, 44, put(0, -150, 0.62, blackshirt())) +
    rank('middle', 6, 62, put(0, -86, 0.94, blackshirt())) +
    rank('flag', 2, 230, put(0, -40, 1.06, pennant())) +
    rank('near', 4, 96, put(0, 18, 1.42, blackshirt())) +
    rain(LIGHT),
};
