import { disc, fill, line } from '../../svg.ts';
import { column } from './buildings.ts';
import { again, bar, box, cut, DARK, flip, GLOW, LAND, LIGHT, type Pictures, put, rank, row, SKY } from './linocut.ts';
import { air, ground, horse, sun, water } from './nature.ts';
import {
  armed,
  beard,
  brim,
  bust,
  cap,
  helmet,
  laurel,
  limb,
  rising,
  robed,
  seated,
  sleeve,
  veil,
  walking,
} from './people.ts';
import { altar, aquila, galley, scutum, sword } from './things.ts';

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

export const CAESAR: Pictures = {
  /** Cicero against Catiline. */
  R28: () =>
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

  /** Free grain for citizens. */
  R29: () =>
    air(SKY) +
    water(-250, SKY, 150) +
    put(86, -206, 0.86, galley(LIGHT)) +
    ground('M-190 -170C-60 -180 60 -176 190 -168', LIGHT) +
    line('M-190 -140H190M-190 -104H190', DARK, 4) +
    put(
      -96,
      -70,
      1.3,
      cut('M-30 -150H30L26 -134C60 -110 66 -50 22 0H-22C-66 -50 -60 -110 -26 -134Z', LAND) +
        line('M-46 -100C-20 -92 20 -92 46 -100M-50 -70C-20 -62 20 -62 50 -70', DARK, 5),
    ) +
    cut('M-62 -262C-20 -282 10 -250 18 -176C20 -150 18 -134 14 -118L-14 -124C-8 -190 -24 -222 -66 -232Z', GLOW) +
    line('M-30 -248C-6 -240 2 -200 4 -140M-16 -226l4 16M-4 -196l3 16M2 -168v16', DARK, 4) +
    put(
      74,
      4,
      1.34,
      flip(
        walking(
          LIGHT,
          cap(LAND),
          sleeve('M6 -142L36 -112L56 -106', LIGHT) +
            cut('M34 -110C64 -118 84 -112 92 -104C98 -60 92 -26 70 -18C44 -18 34 -50 34 -110Z', LAND) +
            line('M36 -104C58 -96 76 -98 90 -102', GLOW, 12),
        ),
      ),
    ) +
    put(160, 0, 1.1, flip(walking(GLOW, brim(LIGHT), limb('M4 -144L30 -110')))),

  /** The die is cast. */
  R30: () =>
    air(DARK) +
    `<g transform="translate(56 -396) rotate(-16)">${die()}</g>` +
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

  /** The Ides of March. */
  R31: () =>
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
    ),

  /** Actium. */
  R32: () =>
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
    put(-80, -140, 1, rank('man', 3, 52, put(0, 0, 0.86, rising(GLOW, helmet()) + put(24, -30, 0.6, scutum())))) +
    put(-136, -130, 1, aquila(230)) +
    line('M-150 -50L-190 20M-100 -50L-140 20M-50 -50L-90 20M0 -50L-40 20', DARK, 9) +
    line('M-180 -8q15 -12 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', LIGHT, 8),
};
