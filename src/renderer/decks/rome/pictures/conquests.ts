/** The Republic’s roads and wars, to the ruin of Carthage. */
import { fill, line } from '../../svg.ts';
import { arcade, temple } from './buildings.ts';
import {
  again,
  box,
  cut,
  DARK,
  flip,
  GLOW,
  type Ink,
  LAND,
  LIGHT,
  type Pictures,
  put,
  rank,
  row,
  SKY,
} from './linocut.ts';
import { air, bird, eagle, elephant, flame, ground, pine, sun, tufts, water } from './nature.ts';
import { armed, beard, bust, helmet, knot, limb, rising, robed, sleeve, veil, walking } from './people.ts';
import { aquila, galley, scutum, spear, sword } from './things.ts';

/** A shield that lies where it fell. */
const fallen = (x: number, y: number, turn: number, scale: number, ink: Ink): string =>
  put(x, y, scale, `<g transform="scale(1 0.72) rotate(${turn})">${scutum(ink)}</g>`);

export const CONQUESTS: Pictures = {
  /** Appius builds a road. */
  R16: () =>
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

  /** The victories of Pyrrhus. */
  R17: () =>
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

  /** Rome learns to fight at sea. */
  R18: () =>
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

  /** The darkest day: Cannae. */
  R19: () =>
    air(LAND) +
    // The sun goes down behind what is left of an army.
    sun(0, -250, 128, GLOW) +
    put(-96, -420, 1.5, bird(0, 0)) +
    put(20, -440, 1.1, bird(0, 0)) +
    put(106, -396, 1.8, bird(0, 0)) +
    ground('M-190 -236C-80 -262 60 -232 190 -250', DARK) +
    `<g transform="translate(34 -60) rotate(14)">${aquila(250)}</g>` +
    row(
      5,
      78,
      (x, k) =>
        `<g transform="translate(${x} ${-120 - (k % 2) * 40}) rotate(${[-34, 18, -8, 26, 40][k]})">${spear(150)}</g>`,
    ) +
    line('M-190 -236C-80 -262 60 -232 190 -250', LIGHT, 4) +
    fallen(-112, -168, -62, 1.05, LIGHT) +
    fallen(112, -150, 58, 1.05, GLOW) +
    fallen(-40, -120, 76, 1.15, GLOW) +
    fallen(-124, -52, 40, 1.3, GLOW) +
    fallen(96, -44, -70, 1.35, LIGHT) +
    fallen(-6, -34, -38, 1.2, LIGHT),

  /** The Great Mother arrives. */
  R20: () =>
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
    put(52, -26, 0.96, bust(LAND, knot())) +
    put(128, -20, 0.96, flip(bust(GLOW, beard()))),

  /** Women fill the Forum. */
  R21: () =>
    air(SKY) +
    put(60, -196, 0.72, temple(250, 130, 6, GLOW)) +
    ground('M-190 -206C-60 -220 60 -220 190 -206', LAND) +
    put(0, -120, 1, rank('far', 6, 56, put(0, 0, 0.7, bust(LIGHT, veil(GLOW))))) +
    put(10, -62, 1, rank('near', 5, 74, put(0, 0, 0.9, bust(GLOW, veil(LIGHT))))) +
    put(
      118,
      10,
      1.36,
      flip(robed(LIGHT, '', sleeve('M8 -140L38 -128L50 -152', LIGHT) + line('M44 -152L52 -166', DARK, 8))),
    ) +
    put(
      -62,
      14,
      1.4,
      robed(
        GLOW,
        veil(GLOW),
        sleeve('M8 -140L44 -150L62 -182', GLOW) +
          limb('M60 -178L66 -196', 9) +
          cut('M-26 -150C-46 -110 -44 -60 -50 -8L-22 0C-30 -60 -22 -110 -12 -152Z', LIGHT),
      ),
    ),

  /** Carthage and Corinth in ruins. */
  R22: () =>
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
