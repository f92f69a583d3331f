/** The kings: dawn over the hills. */
import { fill, line } from '../../svg.ts';
import { hut } from './buildings.ts';
import { bar, box, cut, DARK, flip, GLOW, LAND, LIGHT, type Pictures, put, row, SKY } from './linocut.ts';
import { air, bird, flame, ground, moon, ox, star, sun, tufts, water } from './nature.ts';
import {
  armed,
  beard,
  brim,
  bust,
  cap,
  crown,
  helmet,
  knot,
  limb,
  robed,
  seated,
  sleeve,
  veil,
  walking,
} from './people.ts';
import { altar, page, round, scutum, spear, sword, throne } from './things.ts';

/** A plank across two piles. */
const trestle = (x: number): string =>
  line(`M${x - 16} 0V-116M${x + 16} 0V-116M${x - 16} -20L${x + 16} -90M${x + 16} -20L${x - 16} -90`, DARK, 9);

export const KINGS: Pictures = {
  /** A furrow on the Palatine. */
  R1: () =>
    air(SKY) +
    sun(66, -330, 56, GLOW, 14) +
    [-120, -70, -20].map((x, k) => bird(x, -440 + k * 26, 0.9)).join('') +
    ground('M-190 -200C-110 -290 -20 -290 60 -240C110 -214 150 -210 190 -214', LAND) +
    put(-104, -252, 0.9, hut()) +
    put(-30, -260, 1.05, hut()) +
    ground('M-190 -176C-60 -206 80 -190 190 -160', LIGHT) +
    fill('M-170 -40C-60 -70 60 -70 190 -40L190 0C60 -34 -60 -30 -170 10Z', DARK) +
    line('M-180 -104C-60 -124 80 -124 180 -104M-180 -10C-60 -40 60 -44 180 -10M-150 24C-60 -2 80 -6 180 24', LAND, 6) +
    put(92, -66, 0.92, ox(LAND)) +
    put(54, -40, 0.92, ox(LIGHT)) +
    bar('M-98 -54L-60 -50L-34 -84L30 -96', LAND, 7) +
    cut('M-70 -44L-38 -66L-36 -34Z', DARK) +
    put(-124, -44, 1.05, walking(GLOW, cap(LIGHT), limb('M-4 -144L20 -112L44 -64') + limb('M0 -66L-20 -34L-32 0'))),

  /** The Sabine women. */
  R2: () =>
    air(GLOW) +
    fill('M-180 20V-400L0 -300L180 -400V20Z', SKY) +
    ground('M-190 -44C-60 -58 60 -58 190 -44') +
    [-156, -128].map((x, k) => put(x, -30 + k * 12, 1.3, armed(LIGHT, helmet()))).join('') +
    flip([-156, -128].map((x, k) => put(x, -30 + k * 12, 1.3, armed(LAND, helmet(DARK)))).join('')) +
    line('M-180 -320L-60 -250M-180 -262L-64 -210M180 -320L60 -250M180 -262L64 -210', DARK, 7) +
    put(-112, -124, 1.1, round(52, LIGHT)) +
    put(112, -124, 1.1, round(52, LAND)) +
    put(
      0,
      -12,
      1.66,
      robed(LIGHT, knot(), limb('M-14 -142L-40 -132L-58 -158', 12) + limb('M16 -142L42 -132L58 -158', 12)),
    ) +
    put(-30, 0, 0.62, robed(GLOW, '', limb('M4 -144L40 -176'))) +
    put(38, 0, 0.54, flip(robed(GLOW, '', limb('M4 -144L36 -176')))),

  /** Numa gives Rome its gods. */
  R3: () =>
    air(SKY) +
    moon(-106, -440, 36, LIGHT) +
    [0, 1, 2].map((k) => star(60 + k * 40, -452 + (k % 2) * 34, 16, LIGHT)).join('') +
    cut('M-60 0V-290C-60 -392 140 -392 140 -290V0Z', LIGHT) +
    cut('M-34 0V-284C-34 -356 114 -356 114 -284V0Z', LAND) +
    line('M40 -338V-20M-20 -240H26M54 -240H100M-20 -130H26M54 -130H100', DARK, 7) +
    row(2, 28, (x) => `<circle cx="${40 + x}" cy="-190" r="9" fill="glow" stroke="dark" stroke-width="4"/>`) +
    ground('M-190 -34H190', LAND) +
    put(64, -10, 1, altar(80, 96)) +
    put(64, -104, 1.05, flame()) +
    put(
      -72,
      -6,
      1.5,
      robed(
        LIGHT,
        veil(LIGHT) + beard(),
        sleeve('M6 -140L44 -118L72 -124', LIGHT) + limb('M60 -122L80 -126') + fill('M72 -140H104L96 -122H80Z', GLOW),
      ),
    ),

  /** The Horatii and the Curiatii. */
  R4: () =>
    air(SKY) +
    sun(40, -420, 44, LIGHT) +
    ground('M-190 -250C-110 -320 -40 -320 20 -280C90 -250 140 -270 190 -300', LAND) +
    ground('M-190 -120C-60 -170 60 -250 190 -250', LIGHT) +
    put(150, -250, 0.5, flip(armed(LAND, helmet(DARK), put(34, -110, 1, round(34, LAND))))) +
    put(104, -210, 0.72, flip(armed(LAND, helmet(DARK), put(34, -110, 1, round(34, LAND))))) +
    put(
      58,
      -140,
      1,
      flip(armed(LAND, helmet(DARK), limb('M-6 -142L30 -116L58 -132') + put(44, -110, 1, round(40, LAND)))),
    ) +
    tufts(-60, 6) +
    put(
      -78,
      -8,
      1.7,
      armed(
        GLOW,
        helmet(GLOW),
        limb('M-14 -144L-40 -170L-22 -204', 12) + put(-22, -204, 0.9, sword()) + put(46, -104, 0.92, scutum(GLOW)),
      ),
    ),

  /** A bridge over the Tiber. */
  R5: () =>
    air(SKY) +
    sun(-112, -420, 40, GLOW) +
    ground('M-190 -300C-140 -370 -60 -370 -20 -320C20 -290 60 -350 110 -350C150 -350 170 -330 190 -310', LAND) +
    ground('M-190 -262C-60 -290 60 -290 190 -262', LIGHT) +
    water(-130, SKY, 150) +
    put(0, -96, 1, trestle(-130) + trestle(-44) + trestle(44) + trestle(130)) +
    cut(box(-180, -232, 360, 26), LIGHT) +
    line(
      'M-150 -232V-206M-110 -232V-206M-70 -232V-206M-30 -232V-206M10 -232V-206M50 -232V-206M90 -232V-206M130 -232V-206',
      DARK,
      4,
    ) +
    line('M-180 -268H180M-170 -232V-268M-90 -232V-268M90 -232V-268M170 -232V-268', DARK, 7) +
    put(-52, -226, 1.1, robed(LIGHT, veil(LIGHT), sleeve('M8 -138L46 -128L60 -150', LIGHT))) +
    put(
      64,
      -226,
      1.05,
      flip(
        walking(
          GLOW,
          brim(LIGHT),
          cut('M-60 -150C-64 -190 -30 -206 -10 -176C-4 -150 -10 -120 -24 -112C-50 -110 -58 -126 -60 -150Z', LAND),
        ),
      ),
    ),

  /** The Forum is drained. */
  R6: () =>
    air(SKY) +
    ground('M-190 -380C-140 -450 -80 -450 -40 -400C-10 -380 20 -380 50 -404C90 -450 150 -440 190 -380', LAND) +
    put(-110, -420, 0.8, hut()) +
    put(116, -416, 0.8, hut()) +
    put(-52, -352, 0.62, walking(LIGHT, cap(), cut('M10 -150H60L52 -116H18Z', LAND) + limb('M-2 -144L30 -124'))) +
    put(60, -352, 0.62, flip(walking(GLOW, cap(), cut('M10 -150H60L52 -116H18Z', LAND) + limb('M-2 -144L30 -124')))) +
    cut(box(-190, -352, 380, 260), LIGHT) +
    line(
      'M-180 -308H-130M-180 -262H-150M-180 -216H-158M-180 -170H-160M-180 -128H-160M130 -308H180M150 -262H180M158 -216H180M160 -170H180M160 -128H180M-150 -350V-308M-110 -350V-330M150 -350V-308M110 -350V-330',
      DARK,
      5,
    ) +
    cut('M-150 -92V-190A150 140 0 0 1 150 -190V-92H112V-190A112 104 0 0 0 -112 -190V-92Z', LIGHT) +
    line(
      'M-150 -190H-112M112 -190H150M-142 -240L-106 -226M142 -240L106 -226M-116 -288L-86 -260M116 -288L86 -260M-66 -318L-50 -284M66 -318L50 -284M0 -330V-294',
      DARK,
      5,
    ) +
    cut('M-112 -92V-190A112 104 0 0 1 112 -190V-92Z', LAND) +
    cut('M-84 -92V-180A84 78 0 0 1 84 -180V-92Z', DARK) +
    fill('M-60 -92C-50 -130 50 -130 60 -92Z', LIGHT) +
    water(-100, SKY, 160) +
    line('M-40 -90C-56 -40 -80 -10 -110 20M40 -90C56 -40 80 -10 110 20M0 -90V10', LIGHT, 10),

  /** Servius Tullius counts the people. */
  R7: () =>
    air(SKY) +
    ground('M-190 -380C-120 -430 -40 -400 20 -420C90 -440 150 -410 190 -380', LAND) +
    line('M-190 -336H190M-150 -372V-336M-90 -390V-336M-30 -384V-336M30 -392V-336M90 -400V-336M150 -388V-336', DARK, 5) +
    ground('M-190 -336H190', LIGHT) +
    put(
      -104,
      -112,
      1.26,
      throne(GLOW) +
        seated(LIGHT, crown(GLOW) + beard(), sleeve('M6 -112L30 -90L50 -94', LIGHT)) +
        put(62, -92, 0.6, page(70, 90, 4)),
    ) +
    put(
      24,
      -240,
      0.66,
      put(0, 0, 1, armed(LIGHT, helmet()) + put(36, -100, 0.8, round(40)) + put(-34, 0, 1, spear(180))),
    ) +
    put(104, -236, 0.66, armed(LAND, helmet(DARK)) + put(-34, 0, 1, spear(180))) +
    cut(box(-200, -116, 400, 20), LIGHT) +
    row(4, 84, (x, k) =>
      put(
        x,
        -66,
        1.06,
        bust([LIGHT, GLOW, LAND, LIGHT][k] as 'light', [brim(LIGHT), cap(GLOW), knot(), brim(LAND)][k]),
      ),
    ),
};
