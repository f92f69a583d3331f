/** The Republic, from the kings' flight to the ruin of Carthage: morning light on brick and shields. */
import { fill, line } from '../../svg.ts';
import { eagle, elephant, goose, stooping } from './beasts.ts';
import { arcade, battlements, column, temple } from './buildings.ts';
import { again, box, cut, flip, openings, put, row } from './cut.ts';
import { beard, brim, cap, helmet, knot, laurel, veil } from './hats.ts';
import { DARK, GLOW, type Ink, LAND, LIGHT, SKY } from './inks.ts';
import { air, flame, ground, moon, pine, star, sun, tufts, water } from './nature.ts';
import { armed, bust, limb, rising, robed, sleeve, walking } from './people.ts';
import type { Pictures } from './pictures.ts';
import { aquila, courses, curule, fasces, galley, page, round, scutum, spear, sword, torch } from './things.ts';

/** A war elephant seen from before. */
const facing = (ink: Ink): string =>
  line('M-34 0V-60M34 0V-60', DARK, 40) +
  cut('M-60 -10V-120C-60 -180 60 -180 60 -120V-10H28V-70H-28V-10Z', ink) +
  cut('M-40 -170C-90 -200 -126 -160 -104 -110C-90 -84 -60 -90 -44 -120Z', ink) +
  cut('M40 -170C90 -200 126 -160 104 -110C90 -84 60 -90 44 -120Z', ink) +
  cut(
    'M-44 -150C-44 -196 44 -196 44 -150C44 -120 26 -110 22 -90L16 -20C14 -6 -2 -6 -4 -18L-16 -90C-26 -110 -44 -120 -44 -150Z',
    ink,
  ) +
  line('M-14 -76H16M-12 -56H16M-8 -36H14', DARK, 4) +
  cut(
    'M-26 -104C-44 -90 -56 -70 -58 -44C-46 -60 -34 -74 -18 -84ZM28 -104C46 -90 58 -70 60 -44C48 -60 36 -74 20 -84Z',
    LIGHT,
    4,
  ) +
  `<circle cx="-24" cy="-138" r="6" fill="dark"/><circle cx="24" cy="-138" r="6" fill="dark"/>`;

export const REPUBLIC: Pictures = {
  'No more kings': () =>
    air(SKY) +
    sun(0, -404, 56, LIGHT) +
    put(0, -74, 1.16, temple(260, 150, 6, GLOW)) +
    ground('M-190 -78H190', LAND) +
    put(
      -92,
      -16,
      1.16,
      robed(LIGHT, laurel(GLOW), sleeve('M6 -140L40 -112L52 -140', LIGHT) + put(54, -60, 0.8, fasces())),
    ) +
    flip(
      put(
        -92,
        -16,
        1.16,
        robed(LIGHT, laurel(GLOW), sleeve('M6 -140L40 -112L52 -140', LIGHT) + put(54, -60, 0.8, fasces())),
      ),
    ) +
    put(
      -4,
      2,
      1,
      cut('M-46 -4L-62 -54L-34 -36L-12 -70L6 -36L34 -60L40 -10C20 -22 -20 -22 -46 -4Z', GLOW) +
        line('M-8 -62L4 -40L-6 -30L2 -14', DARK, 5),
    ),

  'Horatius holds the bridge': () =>
    air(SKY) +
    sun(96, -424, 40, LIGHT) +
    ground('M-190 -180H-112L-124 -60H-190', LAND) +
    again('foe', put(-176, -196, 0.94, bust(LAND, helmet(DARK, LAND))), 'translate(34 16)', 'translate(66 -2)') +
    again(
      'pike',
      `<g transform="translate(-200 -214) rotate(42)">${spear(130)}</g>`,
      'translate(24 -30)',
      'translate(48 16)',
      'translate(30 40)',
    ) +
    water(-80, SKY, 110) +
    line('M-64 -40V-180M-20 -40V-180M-64 -80L-20 -150', DARK, 11) +
    cut('M-130 -200H58L50 -186L64 -174L54 -170H-130Z', LIGHT) +
    line('M-96 -200V-170M-62 -200V-170M-28 -200V-170M6 -200V-170', DARK, 4) +
    put(
      10,
      -202,
      1.18,
      flip(
        armed(
          GLOW,
          helmet(GLOW),
          limb('M-12 -142L-36 -164L-26 -200', 12) + put(-26, -200, 0.8, sword()) + put(42, -96, 1, round(46, LIGHT)),
        ),
      ),
    ) +
    `<g transform="translate(96 -116) rotate(50)">${cut(box(-44, -9, 88, 18), LIGHT)}</g><g transform="translate(134 -164) rotate(-24)">${cut(box(-40, -9, 80, 18), LAND)}</g><g transform="translate(112 -56) rotate(12)">${cut(box(-40, -9, 80, 18), LIGHT)}</g>` +
    line('M150 -60V-250M128 -60V-220M150 -230L128 -150', DARK, 10) +
    line('M64 -52q10 -16 20 0M140 -28q10 -16 20 0M96 -24q10 -16 20 0', LIGHT, 6),

  'Two horsemen at Lake Regillus': () =>
    air(GLOW) +
    star(-82, -420, 34, LIGHT) +
    star(64, -366, 30, LIGHT) +
    again('column', put(116, -212, 1, column(190, 26)), 'translate(-42 0)', 'translate(42 0)') +
    cut(box(52, -436, 140, 24), LIGHT) +
    ground('M-190 -216C-60 -230 60 -224 190 -212', LAND) +
    put(
      -70,
      -136,
      1.12,
      stooping(LIGHT) +
        put(-14, -130, 1, rising(SKY, cap(LIGHT), limb('M4 -50L34 -36L52 -60')) + line('M4 -6L22 40L14 78', DARK, 14)),
    ) +
    water(-70, SKY, 110) +
    put(
      60,
      -40,
      1.12,
      flip(
        stooping(LIGHT) +
          put(
            -14,
            -130,
            1,
            rising(SKY, cap(LIGHT), limb('M4 -50L34 -36L52 -60')) + line('M4 -6L22 40L14 78', DARK, 14),
          ),
      ),
    ),

  'The people walk out': () =>
    air(SKY) +
    ground('M-190 -330C-100 -350 -60 -440 10 -450C90 -450 120 -360 190 -330', LAND) +
    ground('M-190 -250C-60 -270 40 -300 90 -310C120 -310 150 -290 190 -280', LIGHT) +
    line('M20 -440C50 -410 60 -360 40 -330S-60 -280 -20 -240', DARK, 5) +
    again('one', put(64, -366, 0.34, walking(LIGHT, cap(LAND))), 'translate(-36 30)', 'translate(-76 50)') +
    again('other', put(-40, -266, 0.5, walking(GLOW, brim())), 'translate(-52 20)') +
    put(
      150,
      -14,
      1,
      battlements(-60, 60, 250, GLOW) +
        line(courses(-60, -230, 120, 200, 40, 60), DARK, 4) +
        openings(1, -10, 0, 1, 70, 160),
    ) +
    ground('M-190 -60C-60 -90 60 -40 190 -30', LAND) +
    put(
      72,
      -20,
      1.06,
      flip(walking(LIGHT, veil(GLOW), limb('M-6 -144L24 -112L40 -130') + put(40, -120, 0.44, robed(LIGHT)))),
    ) +
    put(
      -8,
      -16,
      1.2,
      flip(
        walking(
          GLOW,
          brim(LIGHT),
          line('M-70 -70L20 -206', DARK, 7) +
            cut('M18 -214C50 -224 64 -180 40 -160C10 -160 0 -190 18 -214Z', LIGHT) +
            limb('M-4 -144L-32 -128'),
        ),
      ),
    ) +
    put(
      -100,
      -6,
      1.34,
      flip(
        walking(
          LAND,
          cap(LIGHT),
          line('M40 20V-160', DARK, 7) +
            cut('M30 -160H50L46 -196C40 -204 36 -204 32 -196Z', LIGHT, 4) +
            limb('M-4 -144L24 -116L40 -118'),
        ),
      ),
    ),

  'The Twelve Tables': () =>
    air(SKY) +
    cut('M-150 -90V-470H150V-90Z', LAND) +
    again(
      'row',
      again('table', put(0, -415, 1, page(82, 78, 3, GLOW)), 'translate(-96 0)', 'translate(96 0)'),
      'translate(0 90)',
      'translate(0 180)',
      'translate(0 270)',
    ) +
    cut(box(-164, -484, 328, 22), LIGHT) +
    cut(box(-170, -94, 340, 26), LIGHT) +
    ground('M-190 -68H190', LIGHT) +
    put(-92, 0, 1.18, robed(LIGHT, beard(), sleeve('M6 -140L44 -150L74 -188', LIGHT) + limb('M66 -180L80 -196'))) +
    put(-26, 0, 0.8, walking(LIGHT, '', limb('M0 -144L30 -166'))) +
    put(108, 0, 1.1, flip(robed(LAND, brim(LIGHT)))),

  'Veii falls': () =>
    air(SKY) +
    put(10, -340, 0.76, temple(220, 120, 4, GLOW)) +
    ground('M-190 -230L-150 -250L-120 -330L140 -340L170 -260L190 -250', LAND) +
    line('M-150 -250L-130 -190M160 -280L140 -200M-100 -330L-90 -300', DARK, 5) +
    fill(
      'M-190 -80C-120 -80 -40 -90 20 -140C60 -180 84 -240 86 -330H160C160 -200 130 -110 70 -50C20 0 -80 30 -190 30Z',
      DARK,
    ) +
    fill(
      'M-190 -74C-120 -74 -40 -84 24 -134C66 -174 92 -240 94 -330H152C152 -200 122 -114 64 -56C14 -6 -80 22 -190 22Z',
      LIGHT,
    ) +
    put(-104, -12, 1.04, walking(GLOW, helmet(), limb('M4 -144L44 -146') + put(46, -140, 0.9, torch()))) +
    again(
      'man',
      put(-6, -36, 0.8, walking(GLOW, helmet(), limb('M4 -144L40 -150') + put(40, -150, 0.9, sword()))),
      'translate(70 -76)',
    ) +
    put(124, -330, 0.66, rising(GLOW, helmet(), limb('M4 -50L30 -86') + put(30, -86, 1, sword()))),

  'The Gauls and the geese': () =>
    air(DARK) +
    moon(-92, -440, 40, LIGHT) +
    [
      [10, -480, 12],
      [96, -440, 14],
      [-20, -440, 10],
      [140, -390, 10],
    ]
      .map(([x = 0, y = 0, r = 1]) => star(x, y, r))
      .join('') +
    cut('M-190 30V-180L-130 -214L-60 -190L-20 -206L50 -196L96 -170L104 -80L134 -60L140 30Z', LAND) +
    line('M-130 -210L-116 -120M-20 -200L0 -130L-20 -80M50 -190L48 -130L70 -60M-150 -80L-120 -40', DARK, 5) +
    put(-30, -150, 1.2, goose(LIGHT)) +
    put(-128, -130, 0.74, goose(LIGHT)) +
    line('M104 -350L136 -368M108 -328H144M98 -374L112 -398', GLOW, 9) +
    `<g transform="translate(150 -44) rotate(-14)">${flip(walking(GLOW, beard() + cap(LIGHT), limb('M4 -144L40 -180', 12) + limb('M4 -144L44 -120', 12)))}</g>` +
    `<g transform="translate(76 90) rotate(-10)">${flip(walking(LIGHT, beard() + cap(GLOW), limb('M4 -144L30 -186', 12) + limb('M4 -144L44 -150', 12)))}</g>`,

  'A plebeian may be consul': () =>
    air(SKY) +
    put(0, -220, 1, temple(250, 130, 6, LAND)) +
    ground('M-190 -222H190', LIGHT) +
    cut('M-190 -236L-70 -250L-28 -214L-20 -176L-60 -160L-190 -150Z', LIGHT) +
    line('M-190 -204H-90M-190 -180L-100 -184', GLOW, 12) +
    cut('M190 -236L80 -240L190 -150L60 -150', GLOW) +
    cut('M190 -246L84 -246L62 -158L190 -146Z', GLOW) +
    line('M84 -246L62 -158', DARK, 8) +
    fill('M-66 -250C-30 -262 10 -250 40 -236L86 -240L70 -160C40 -146 10 -140 -20 -150L-60 -164Z', DARK) +
    line(
      'M-26 -224C0 -232 20 -222 36 -204M-34 -206C-10 -212 10 -204 22 -188M-38 -188C-20 -192 -4 -188 8 -174M40 -236C26 -232 18 -236 8 -240',
      LIGHT,
      5,
    ) +
    put(0, -12, 1.6, curule()) +
    ground('M-190 -14H190', LAND),

  'Appius builds a road': () =>
    air(SKY) +
    sun(-60, -400, 44, GLOW) +
    put(110, -284, 0.9, arcade(4, -66, 44, 84, LIGHT)) +
    ground('M-190 -290C-100 -300 60 -300 190 -286', LAND) +
    cut('M-150 30L-6 -296H6L150 30Z', LIGHT) +
    line(
      'M-132 -10L-80 -24L-20 -8L40 -26L90 -10L132 -14M-116 -50L-60 -64L0 -48L60 -66L112 -52M-98 -92L-40 -104L10 -90L60 -104L94 -92M-78 -136L-30 -146L10 -134L50 -146L74 -138M-58 -180L-10 -188L30 -178L56 -184M-40 -220L0 -226L40 -220M-26 -252H26M-80 -24L-60 -64M-20 -8L0 -48M40 -26L60 -66M90 -10L112 -52M-60 -64L-40 -104M0 -48L10 -90M60 -66L60 -104M-40 -104L-30 -146M10 -90V-134M50 -146L60 -104M-30 -146L-10 -188M10 -134L30 -178M-10 -188L0 -226',
      DARK,
      4,
    ) +
    put(-66, -250, 0.5, pine(DARK)) +
    put(-128, -110, 1, pine(DARK)) +
    put(
      128,
      -30,
      1.2,
      cut('M-24 0V-104A24 24 0 0 1 24 -104V0Z', LIGHT) +
        fill('M10 0V-120C22 -114 22 -106 22 -100V0Z', DARK) +
        line('M-10 -100V-70M-2 -100V-70', DARK, 5),
    ),

  'The victories of Pyrrhus': () =>
    air(SKY) +
    sun(104, -420, 40, GLOW) +
    ground('M-190 -96C-60 -120 60 -120 190 -90') +
    put(-46, -30, 1.3, elephant(LIGHT)) +
    put(
      -62,
      -262,
      1.1,
      cut('M-72 0V-70L-62 -70V-84H-42V-70H-22V-84H-2V-70H18V-84H38V-70H50V0Z', LAND) +
        line('M-72 -36H50M-40 -70V-36M20 -70V-36M-10 -36V0', DARK, 4) +
        cut('M-84 0H62L46 44H-66Z', GLOW),
    ) +
    put(
      -56,
      -336,
      0.94,
      rising(
        LIGHT,
        helmet(GLOW),
        `${limb('M4 -50L30 -60L46 -96')}<g transform="translate(46 -70) rotate(50)">${spear(110)}</g>`,
      ),
    ) +
    put(116, 6, 0.9, flip(armed(GLOW, helmet(), limb('M-4 -144L-30 -164') + put(34, -96, 1, scutum())))) +
    put(160, -10, 0.9, flip(armed(GLOW, helmet()) + put(34, -96, 1, scutum()))) +
    tufts(-8, 4),

  'Rome learns to fight at sea': () =>
    air(SKY) +
    sun(0, -440, 38, GLOW) +
    put(166, -100, 1.36, flip(galley(LAND))) +
    put(-160, -84, 1.5, galley(LIGHT, put(34, -134, 0.42, eagle(GLOW)))) +
    line('M-34 -136V-330', DARK, 11) +
    line('M-34 -324L112 -170', DARK, 4) +
    `<g transform="translate(-40 -146) rotate(-8)">${cut('M0 -14H170V8H0Z', LIGHT)}${line('M24 -14V8M50 -14V8M76 -14V8M102 -14V8M128 -14V8', DARK, 4)}${fill('M150 0H172L160 48Z', DARK)}</g>` +
    again('man', put(0, -168, 0.62, walking(GLOW, helmet(), put(30, -96, 0.9, scutum()))), 'translate(-56 16)') +
    put(76, -176, 0.66, walking(GLOW, helmet(), limb('M4 -144L34 -170') + put(34, -170, 1, sword()))) +
    water(-70, SKY, 110),

  'The darkest day: Cannae': () =>
    air(LAND) +
    line(
      'M-180 -50C-60 -80 60 -20 180 -50M-180 -440C-60 -410 60 -470 180 -440M-120 -486C-40 -470 40 -500 120 -486M-180 -14C-60 -40 60 10 180 -14',
      SKY,
      7,
    ) +
    `<circle cx="0" cy="-240" r="146" fill="none" stroke="dark" stroke-width="58"/>` +
    again(
      'foe',
      fill('M0 -326L10 -364H-10Z', DARK) +
        `<ellipse cx="0" cy="-386" rx="13" ry="17" fill="light" stroke="dark" stroke-width="4"/>`,
      ...Array.from({ length: 23 }, (_, k) => `rotate(${(k + 1) * 15} 0 -240)`),
    ) +
    `<circle cx="0" cy="-240" r="84" fill="sky"/>` +
    put(
      0,
      -236,
      0.98,
      again(
        'rank',
        again(
          'shield',
          `<ellipse cx="-45" cy="-36" rx="13" ry="10" fill="glow" stroke="dark" stroke-width="4"/>`,
          'translate(30)',
          'translate(60)',
          'translate(90)',
        ),
        'translate(0 24)',
        'translate(0 48)',
        'translate(0 72)',
      ),
    ) +
    put(0, -190, 0.7, aquila(150)),

  'The Great Mother arrives': () =>
    air(SKY) +
    sun(-104, -420, 38, LIGHT) +
    ground('M-190 -210C-110 -260 -40 -220 20 -240C90 -260 150 -240 190 -220') +
    water(-200, SKY, 140) +
    put(72, -130, 1.04, flip(galley(LIGHT))) +
    put(
      66,
      -176,
      1,
      cut('M-40 0C-44 -50 -30 -92 0 -100C30 -92 44 -50 40 0Z', DARK) +
        line('M-16 -30C-16 -56 -8 -70 0 -76', LIGHT, 6) +
        row(2, 108, (x) => put(x, 0, 0.5, flame())),
    ) +
    ground('M-190 -60C-100 -84 20 -60 190 -24', LIGHT) +
    line('M-62 -150C-40 -140 -10 -150 6 -152', GLOW, 10) +
    put(-98, -14, 1.3, robed(GLOW, veil(LIGHT), limb('M-6 -140L30 -104', 12) + limb('M10 -144L34 -108', 12))) +
    put(60, 20, 0.96, bust(LAND, knot())) +
    put(132, 26, 0.96, flip(bust(GLOW, beard()))),

  'Zama ends the long war': () =>
    air(SKY) +
    sun(0, -430, 38, GLOW, 12) +
    ground('M-190 -250C-80 -270 80 -270 190 -250', LAND) +
    fill('M-60 20L-24 -250H24L60 20Z', LIGHT) +
    again(
      'file',
      put(
        -124,
        -60,
        0.9,
        again(
          'man',
          armed(GLOW, helmet(LIGHT)) + put(24, -92, 1, scutum(GLOW)),
          'translate(54 -110) scale(0.7)',
          'translate(86 -180) scale(0.5)',
        ) + put(-14, 60, 1.1, armed(GLOW, helmet(LIGHT)) + put(24, -92, 1, scutum(GLOW))),
      ),
      'scale(-1 1)',
    ) +
    put(0, -70, 1.08, facing(LIGHT)) +
    line('M-70 20L-44 -30M70 20L44 -30', DARK, 5),

  'Carthage and Corinth in ruins': () =>
    air(GLOW) +
    again('fire', put(-110, -190, 2.2, flame(LIGHT, GLOW)), 'translate(96 -40)', 'translate(200 10)') +
    cut(
      'M-190 -120V-210H-150V-250H-110V-200H-84V-280L-70 -296L-56 -276V-190H-20V-230L0 -250L20 -226V-180H60V-260H100V-210H130V-240H190V-120Z',
      DARK,
    ) +
    fill(box(-136, -230, 12, 18) + box(70, -240, 12, 18) + box(-70, -250, 10, 18) + box(-6, -214, 12, 16), LIGHT) +
    ground('M-190 -150C-60 -170 60 -140 190 -160', SKY) +
    put(-46, -14, 1.2, flip(robed(GLOW, helmet(LIGHT), sleeve('M10 -140L40 -118L26 -164', GLOW)))) +
    put(-128, -18, 1.1, robed(LIGHT, beard(), sleeve('M8 -140L46 -134', LIGHT))) +
    `<g transform="translate(88 -16) rotate(14)">${cut('M-30 0V-60H30V0Z', LIGHT)}${line('M-14 -4V-56M2 -4V-56M18 -4V-56', DARK, 4)}${cut('M-34 -60C-40 -84 -54 -92 -60 -110H60C54 -92 40 -84 34 -60Z', LIGHT)}${cut('M-64 -126H64V-108H-64Z', LIGHT)}${line('M-40 -76C-30 -100 -20 -84 -24 -66M0 -64C-10 -84 10 -100 0 -104M40 -76C30 -100 20 -84 24 -66', DARK, 4)}</g>`,
};
