/** The young Republic, from the kings’ flight to the first plebeian consul: morning light on brick and shields. */
import { fill, line } from '../../svg.ts';
import { battlements, column, temple } from './buildings.ts';
import { again, box, cut, DARK, flip, GLOW, LAND, LIGHT, openings, type Pictures, put, SKY } from './linocut.ts';
import { air, goose, ground, moon, star, stooping, sun, water } from './nature.ts';
import { armed, beard, brim, bust, cap, helmet, laurel, limb, rising, robed, sleeve, veil, walking } from './people.ts';
import { courses, curule, fasces, page, round, spear, sword, torch } from './things.ts';

export const REPUBLIC: Pictures = {
  /** No more kings. */
  R8: () =>
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

  /** Horatius holds the bridge. */
  R9: () =>
    air(SKY) +
    sun(-96, -410, 44, LIGHT) +
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
      1.04,
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

  /** Two horsemen at Lake Regillus. */
  R10: () =>
    air(GLOW) +
    star(-82, -420, 34, LIGHT) +
    star(14, -346, 28, LIGHT) +
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

  /** The people walk out. */
  R11: () =>
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

  /** The Twelve Tables. */
  R12: () =>
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

  /** Veii falls. */
  R13: () =>
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

  /** The Gauls and the geese. */
  R14: () =>
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

  /** A plebeian may be consul. */
  R15: () =>
    air(SKY) +
    put(0, -196, 1, temple(270, 150, 6, LAND)) +
    ground('M-190 -200H190', LAND) +
    // The one in a toga and the one in a tunic hold each other's hand over the chair that is now for both.
    put(0, -14, 1.5, curule()) +
    put(-98, -14, 1.62, robed(LIGHT, '', sleeve('M6 -140L34 -112', LIGHT) + limb('M34 -112L60 -104', 13))) +
    line('M-126 -262C-112 -160 -100 -80 -112 -20', GLOW, 9) +
    put(98, -14, 1.62, flip(walking(GLOW, beard(), limb('M6 -140L34 -112L62 -104', 13)))) +
    fill('M-16 -190C-6 -202 8 -202 18 -190C20 -178 8 -170 0 -170C-10 -170 -20 -178 -16 -190Z', DARK) +
    ground('M-190 -16H190', LIGHT),
};
