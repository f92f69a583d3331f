/** The Republic at war with itself, from the Gracchi to Actium: the same inks as before, longer shadows. */
import { inscribed } from '../../inscription.ts';
import { disc, fill, line } from '../../svg.ts';
import { bull, horse, wolf } from './beasts.ts';
import { battlements, column, hut } from './buildings.ts';
import { again, bar, box, cut, flip, put, row } from './cut.ts';
import { beard, cap, helmet, laurel, veil } from './hats.ts';
import { DARK, GLOW, LAND, LIGHT, SKY } from './inks.ts';
import { air, ground, smoke, sun, tufts, water } from './nature.ts';
import { armed, back, bust, limb, rising, robed, seated, sleeve, walking } from './people.ts';
import type { Pictures } from './pictures.ts';
import { altar, aquila, coin, curule, galley, scutum, sword } from './things.ts';

/** A die, its near face 100 broad. */
const die = (): string =>
  cut('M-50 -50L50 -50V50H-50Z', LIGHT) +
  cut('M-50 -50L-14 -84H86L50 -50Z', LIGHT) +
  cut('M50 -50L86 -84V16L50 50Z', LAND) +
  [
    [-26, -26],
    [26, 26],
    [-26, 26],
    [26, -26],
    [0, 0],
    [18, -67],
    [68, -30],
    [68, 0],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 10, DARK))
    .join('');

export const LATE_REPUBLIC: Pictures = {
  'Tiberius Gracchus': () =>
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

  'Marius enlists the poor': () =>
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

  'Italy asks for citizenship': () =>
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

  'Sulla’s lists': () =>
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

  Spartacus: () =>
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

  'Cicero against Catiline': () =>
    air(SKY) +
    cut('M-190 -160V-400H190V-160Z', LAND) +
    row(3, 120, (x) => put(x, -160, 1, cut('M-26 0V-150A26 26 0 0 1 26 -150V0Z', SKY))) +
    cut(box(-190, -420, 380, 26), LIGHT) +
    [
      [-150, -210],
      [-100, -190],
      [-46, -182],
      [8, -182],
    ]
      .map(([x = 0, y = 0], k) => put(x, y + 26, 0.8, bust(k % 2 ? LIGHT : LIGHT, k % 2 ? beard() : cap(LIGHT))))
      .join('') +
    cut('M-190 -130C-60 -110 60 -106 190 -130V-96C60 -74 -60 -76 -190 -96Z', LIGHT) +
    ground('M-190 -60H190', LIGHT) +
    line('M-190 -60L-90 30M-80 -60L-40 30M80 -60L40 30M190 -60L90 30M-190 -26H190', LAND, 4) +
    cut('M60 -8V-66H180V-8Z', LAND) +
    put(
      112,
      -8,
      1.14,
      flip(
        seated(DARK, '', '') +
          line('M-8 -108C-4 -84 6 -70 20 -62M-20 -50C0 -48 20 -50 32 -52M34 -48C30 -30 32 -16 34 -4', LAND, 4),
      ),
    ) +
    put(
      -92,
      0,
      1.46,
      robed(
        LIGHT,
        '',
        sleeve('M6 -142L44 -146L80 -164', LIGHT) +
          limb('M72 -160L96 -172') +
          line('M-22 -120C-6 -60 8 -30 24 -12', GLOW, 8),
      ),
    ),

  Alesia: () =>
    air(SKY) +
    ground('M-190 -290C-120 -290 -100 -400 -30 -410H60C110 -400 130 -300 190 -290', LAND) +
    again('hut', put(-14, -402, 0.6, hut()), 'translate(44 0)') +
    put(30, -336, 1, battlements(-110, 90, 24, LIGHT, 8)) +
    put(0, -256, 1, battlements(-190, 190, 26, LIGHT, 9)) +
    ground('M-190 -258H190', GLOW) +
    put(0, -216, 1, battlements(-190, 190, 30, LIGHT, 10)) +
    ground('M-190 -218H190', LAND) +
    put(-112, -44, 1.06, horse(LIGHT)) +
    put(
      28,
      -16,
      1.2,
      walking(
        GLOW,
        cut('M-20 2C-18 -20 -6 -26 4 -25C16 -24 20 -12 20 -6Z', LIGHT, 4) + beard(),
        cut('M-18 -156C-34 -110 -40 -70 -44 -44L-14 -70Z', LIGHT, 4) + limb('M8 -144L30 -118L54 -112', 12),
      ),
    ) +
    put(132, -4, 1.14, flip(put(-4, 0, 1, curule()) + seated(LIGHT, laurel(GLOW), sleeve('M6 -112L34 -110', LIGHT)))) +
    put(88, -6, 1, `<g transform="rotate(-80) scale(0.9)">${sword()}</g>`) +
    `<g transform="translate(62 -18) scale(1 0.4)">${disc(0, 0, 36, GLOW, DARK, 8)}${disc(0, 0, 12, LIGHT)}</g>`,

  'The die is cast': () =>
    air(DARK) +
    `<g transform="translate(56 -396) rotate(-16)">${die()}</g>` +
    line('M100 -300q14 12 36 4M84 -280q20 16 48 10', LIGHT, 6) +
    ground('M-190 -150C-60 -170 60 -160 190 -140', LAND) +
    disc(-56, -352, 70, LIGHT) +
    put(
      -16,
      -88,
      1.16,
      horse(LIGHT) +
        put(
          -14,
          -132,
          1,
          cut('M-18 -66C-50 -50 -84 -10 -76 40C-50 26 -30 10 -14 0Z', GLOW) +
            rising(GLOW, laurel(GLOW), limb('M6 -54L34 -40L60 -30')),
        ) +
        line('M2 -136L24 -82L16 -44', DARK, 15),
    ) +
    water(-96, SKY, 60) +
    ground('M-190 -16C-60 -30 60 -10 190 -24', LAND),

  'The Ides of March': () =>
    air(LAND) +
    again('column', put(-136, -110, 1, column(340, 36)), 'translate(272 0)') +
    ground('M-190 -110H190', SKY) +
    put(0, -100, 1, altar(96, 110)) +
    put(0, -208, 1.1, armed(SKY, '', limb('M8 -144L40 -170'))) +
    put(
      0,
      14,
      1.2,
      robed(
        LIGHT,
        laurel(GLOW) + veil(LIGHT),
        sleeve('M6 -140L36 -132L24 -176', LIGHT) + line('M-22 -120C-6 -60 8 -30 24 -12', GLOW, 8),
      ),
    ) +
    again(
      'arm',
      line('M-190 -60L-116 -120L-96 -190', DARK, 26) +
        bar('M-190 -60L-130 -108', LIGHT, 26) +
        `<g transform="translate(-94 -196) rotate(20) scale(0.9)">${sword(LIGHT)}</g>`,
      'translate(-24 -110)',
      'scale(-1 1)',
      'scale(-1 1) translate(-24 -110)',
    ) +
    put(-150, 20, 1, back(DARK)) +
    put(150, 20, 1, back(DARK)),

  Actium: () =>
    air(SKY) +
    sun(30, -390, 70, GLOW) +
    line('M-180 -300H180', DARK, 5) +
    fill('M-180 -298H180V-180H-180Z', LAND) +
    again('far', put(-96, -286, 0.36, galley(DARK)), 'translate(190 8)') +
    put(
      80,
      -170,
      0.86,
      galley(
        GLOW,
        line(
          'M-24 -136C-8 -152 16 -152 30 -136C16 -122 -8 -122 -24 -136ZM4 -122L0 -104M16 -124C28 -108 34 -114 36 -108',
          DARK,
          5,
        ) + disc(4, -136, 7, DARK),
      ),
    ) +
    line('M120 -160q10 -10 20 0t20 0M-20 -150q10 -10 20 0t20 0', LIGHT, 6) +
    cut('M-190 -140L-100 -150L60 -124L112 -132L150 -96L100 -84C80 -50 50 -20 20 10H-190Z', LAND) +
    line('M-190 -96L86 -84M-190 -60L66 -56', DARK, 5) +
    cut('M112 -132L150 -96L100 -84Z', LIGHT) +
    line('M150 -96L176 -88M146 -104L172 -104', DARK, 9) +
    disc(66, -104, 10, LIGHT, DARK, 5) +
    row(3, 52, (x) => put(-80 + x, -140, 0.86, rising(GLOW, helmet()) + put(24, -30, 0.6, scutum()))) +
    put(-136, -130, 1, aquila(230)) +
    line('M-150 -50L-190 20M-100 -50L-140 20M-50 -50L-90 20M0 -50L-40 20', DARK, 9) +
    line('M-180 4q15 -12 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', LIGHT, 8),
};
