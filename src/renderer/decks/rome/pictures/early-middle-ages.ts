/** The early Middle Ages: grass over stone. */
import { disc, fill, line } from '../../svg.ts';
import { amphitheatre, basilica, battlements, castle, hut, tower } from './buildings.ts';
import { again, arches, box, cut, DARK, flip, GLOW, LAND, LIGHT, type Pictures, put, SKY } from './linocut.ts';
import { air, bird, cypress, flame, ground, moon, smoke, star, sun, water } from './nature.ts';
import {
  armed,
  back,
  beard,
  brim,
  cap,
  crown,
  hood,
  kneeling,
  limb,
  nasal,
  rising,
  robed,
  sleeve,
  tiara,
  veil,
  walking,
} from './people.ts';
import { altar, courses, cross, key, kite, sword, torch } from './things.ts';

export const EARLY_MIDDLE_AGES: Pictures = {
  /** The aqueducts are cut. */
  R52: () =>
    air(SKY) +
    again('raven', bird(-90, -450, 1), 'translate(60 30)', 'translate(150 -10)') +
    ground('M-190 -220C-100 -250 60 -240 190 -210') +
    cut('M-190 -150V-400H-30L-44 -372L-22 -350L-40 -320L-20 -300V-150Z', LIGHT) +
    fill(arches(2, -134, -150, 96, 62, 190), DARK) +
    cut('M190 -150V-400H96L110 -370L90 -344L106 -300L84 -270L92 -150Z', LIGHT) +
    fill('M150 -150V-320A40 40 0 0 1 190 -340V-150Z', DARK) +
    line('M-190 -372H-44M110 -372H190', DARK, 5) +
    cut('M-30 -396C6 -384 18 -330 20 -150H-20C-16 -300 -24 -340 -44 -372Z', SKY) +
    line('M-18 -376C0 -340 2 -280 2 -180', LIGHT, 6) +
    cut('M-20 -150L4 -190L40 -170L70 -196L92 -150Z', LIGHT) +
    water(-150, SKY, 190) +
    put(
      0,
      -36,
      1,
      cut('M-130 -30C-100 -14 -30 -14 -4 -30C-10 0 -30 16 -50 16H-90C-110 16 -126 0 -130 -30Z', LAND) +
        cut('M26 -30C50 -14 120 -14 146 -30C142 0 126 16 106 16H66C46 16 30 0 26 -30Z', LAND) +
        put(-70, -24, 0.9, hut()) +
        disc(12, -30, 46, 'none', DARK, 9) +
        line('M12 -76V16M-34 -30H58M-20 -62L44 2M44 -62L-20 2', DARK, 7) +
        put(
          92,
          -22,
          0.66,
          walking(GLOW, cap(), cut('M-30 -160C-36 -196 10 -200 10 -166C8 -140 -20 -136 -30 -160Z', LIGHT)),
        ),
    ),

  /** Gregory the Great. */
  R53: () =>
    air(SKY) +
    sun(0, -400, 84, GLOW) +
    put(0, -90, 1.16, castle()) +
    put(
      0,
      -306,
      0.9,
      cut('M14 -120C60 -200 110 -190 130 -150C100 -150 90 -110 50 -80Z', LIGHT) +
        cut('M-14 -120C-60 -200 -110 -190 -130 -150C-100 -150 -90 -110 -50 -80Z', LIGHT) +
        robed(
          LIGHT,
          '',
          limb('M10 -144L44 -120L24 -96') +
            line('M-16 -142L-34 -116L-6 -100', DARK, 10) +
            line('M6 -104L60 -50', DARK, 8) +
            cut('M2 -112L-44 -150L-36 -158L12 -122Z', GLOW, 4),
        ),
    ) +
    ground('M-190 -96H190') +
    put(
      -66,
      0,
      1,
      robed(GLOW, tiara(), sleeve('M8 -140L40 -120L46 -150', GLOW) + put(50, -110, 1, cross(90, 10, LIGHT))),
    ) +
    again(
      'monk',
      put(-140, 6, 0.86, robed(LAND, hood(LAND), sleeve('M8 -138L36 -120L40 -146', LAND))),
      'translate(150 0)',
      'translate(206 -6)',
      'translate(262 0)',
    ),

  /** Pilgrims from the north. */
  R54: () =>
    air(SKY) +
    sun(-96, -430, 40, GLOW, 14) +
    bird(60, -456, 1) +
    bird(104, -430, 0.8) +
    ground('M-190 -300C-110 -330 60 -330 190 -290') +
    put(52, -264, 0.9, basilica()) +
    again('cypress', put(-128, -262, 0.7, cypress()), 'translate(290 6)') +
    put(0, -232, 1, battlements(-190, 190, 46, LIGHT, 12)) +
    ground('M-190 -232C-90 -214 70 -214 190 -232', GLOW) +
    fill(
      'M40 -226C120 -196 -30 -130 60 -60C90 -36 110 -10 116 20H-130C-100 -40 -60 -90 -20 -130C10 -164 50 -190 20 -226Z',
      LIGHT,
    ) +
    line(
      'M40 -226C120 -196 -30 -130 60 -60C90 -36 110 -10 116 20M20 -226C50 -190 10 -164 -20 -130C-60 -90 -100 -40 -130 20',
      DARK,
      5,
    ) +
    put(
      -104,
      -40,
      0.86,
      robed(GLOW, veil(LIGHT), sleeve('M8 -140L34 -116L48 -128', GLOW) + line('M50 0V-200', DARK, 7)),
    ) +
    put(
      -6,
      -26,
      1,
      walking(
        LAND,
        beard() + brim(LIGHT),
        line('M-30 -96L-50 -186', DARK, 7) +
          cut('M-78 -210C-84 -170 -40 -160 -34 -190C-32 -214 -70 -230 -78 -210Z', LIGHT) +
          limb('M-12 -142L-32 -104') +
          limb('M10 -142L40 -118L52 -130', 11) +
          line('M54 2V-200', DARK, 7),
      ),
    ) +
    put(
      108,
      0,
      0.78,
      walking(
        LIGHT,
        cap(),
        cut('M-50 -140C-56 -100 -20 -90 -16 -120Z', GLOW) + limb('M10 -142L36 -116') + line('M40 2V-150', DARK, 7),
      ),
    ),

  /** A state for the popes. */
  R55: () =>
    air(LAND) +
    cut('M-150 -90V-330A150 150 0 0 1 150 -330V-90Z', SKY) +
    line('M-110 -90V-330A110 110 0 0 1 110 -330V-90', DARK, 5) +
    line('M0 -480V-412', DARK, 5) +
    put(0, -380, 1, cut('M-24 -30H24L16 0H-16Z', GLOW) + put(0, -26, 0.44, flame(LIGHT, GLOW))) +
    line('M-60 -376L-34 -366M60 -376L34 -366M0 -340V-326', LIGHT, 7) +
    put(50, -30, 1, altar(170, 120, LIGHT)) +
    line('M6 -100H60M6 -80H44', DARK, 5) +
    `<g transform="translate(30 -176) rotate(34) scale(1.1)">${key(GLOW)}</g><g transform="translate(78 -176) rotate(-34) scale(1.1)">${key(LIGHT)}</g>` +
    ground('M-190 -34H190', LIGHT) +
    put(
      -92,
      -6,
      1.44,
      kneeling(
        GLOW,
        crown(LIGHT) + beard(),
        sleeve('M8 -92L46 -92L66 -108', GLOW) +
          cut('M-16 -102C-40 -70 -50 -40 -66 0H-44C-34 -40 -20 -70 -8 -104Z', LAND) +
          `<g transform="translate(74 -122) scale(0.5)">${disc(0, 0, 26, 'none', DARK, 8)}${put(-18, 34, 0.8, flip(key(LIGHT)))}${put(4, 40, 0.8, key(LIGHT))}${put(26, 30, 0.8, key(LIGHT))}</g>`,
      ),
    ),

  /** Charlemagne is crowned. */
  R56: () =>
    air(LAND) +
    again('candle', line('M-140 -330V-90', DARK, 9) + put(-140, -330, 0.46, flame(GLOW, LIGHT)), 'translate(280 0)') +
    cut('M-104 -60V-340A104 120 0 0 1 104 -340V-60Z', SKY) +
    put(0, -356, 1, cross(70, 14, GLOW)) +
    star(-56, -350, 14, LIGHT) +
    star(56, -350, 14, LIGHT) +
    ground('M-190 -60H190', GLOW) +
    put(
      64,
      -4,
      1.46,
      flip(
        robed(
          LIGHT,
          tiara(),
          sleeve('M6 -142L40 -130L66 -138', LIGHT) +
            line('M-22 -154C-14 -80 -14 -40 -20 -4', GLOW, 8) +
            limb('M60 -136L76 -140'),
        ),
      ),
    ) +
    put(
      -66,
      -4,
      1.36,
      kneeling(
        GLOW,
        beard() + crown(LIGHT),
        sleeve('M8 -92L34 -74L40 -96', GLOW) +
          cut('M-16 -102C-44 -66 -64 -30 -84 0H-54C-34 -36 -18 -70 -8 -104Z', LIGHT) +
          line('M-46 -36l6 6M-62 -16l6 6M-36 -60l6 6', DARK, 5),
      ),
    ),

  /** Farm hands raise a wall. */
  R57: () =>
    air(SKY) +
    ground('M-190 -400C-100 -440 60 -430 190 -396') +
    put(0, -214, 1.26, basilica()) +
    again(
      'house',
      put(-116, -250, 0.66, cut(box(-30, -50, 60, 50), LIGHT) + cut('M-38 -50L0 -80L38 -50Z', LAND)),
      'translate(216 4)',
      'translate(28 50)',
      'translate(190 54)',
    ) +
    line('M-150 -330C-190 -260 -180 -180 -120 -150M150 -330C190 -260 180 -180 120 -150', DARK, 26) +
    line('M-150 -330C-190 -260 -180 -180 -120 -150M150 -330C190 -260 180 -180 120 -150', LIGHT, 16) +
    put(0, -60, 1, battlements(-190, 190, 110, LIGHT, 14)) +
    line(courses(-180, -150, 360, 80, 26, 56), LAND, 4) +
    again(
      'tower',
      put(
        -130,
        -44,
        1,
        battlements(-34, 34, 190, LIGHT, 13) + fill(box(12, -190, 20, 186), LAND) + fill(box(-12, -150, 14, 34), DARK),
      ),
      'translate(130 10)',
      'translate(260 0)',
    ) +
    ground('M-190 -44C-60 -24 60 -24 190 -44', GLOW) +
    again(
      'man',
      put(-72, 6, 0.62, walking(LIGHT, cap(), cut('M20 -150H70L62 -116H28Z', LAND) + limb('M-2 -144L34 -124'))),
      'translate(130 6)',
    ),

  /** Marozia and her son. */
  R58: () =>
    air(SKY) +
    moon(110, -440, 30, LIGHT) +
    cut('M-190 -120V-420C-130 -450 -10 -450 60 -424V-120Z', LIGHT) +
    fill('M10 -122V-438C30 -434 48 -430 57 -424V-122Z', LAND) +
    put(-64, -420, 1, battlements(-126, 126, 16, LIGHT, 13)) +
    line('M-190 -180C-120 -172 0 -172 60 -180M-190 -380C-120 -372 0 -372 60 -380', DARK, 4) +
    cut('M-130 -206V-300A56 56 0 0 1 -18 -300V-206Z', DARK) +
    put(-76, -206, 1.04, rising(GLOW, veil(LIGHT) + crown(), sleeve('M4 -58L30 -44L46 -60', GLOW))) +
    cut(box(-140, -208, 132, 22), LIGHT) +
    line('M-24 -212C-10 -160 -40 -120 -26 -60', DARK, 6) +
    ground('M-190 -110C-60 -130 60 -130 190 -116') +
    put(-130, -56, 0.9, back(DARK)) +
    put(-58, -40, 0.9, back(DARK)) +
    put(
      92,
      4,
      1.34,
      flip(
        walking(
          GLOW,
          cap(LIGHT),
          sleeve('M6 -142L40 -160L54 -196', GLOW) + put(56, -198, 0.9, torch()) + limb('M-10 -142L-34 -106', 12),
        ),
      ),
    ) +
    line('M150 -40V-210', DARK, 7),

  /** Normans burn the city. */
  R59: () =>
    air(DARK) +
    again('fire', put(-104, -170, 2.5, flame(GLOW, LIGHT)), 'translate(112 -30)', 'translate(206 10)') +
    put(-30, -140, 0.66, amphitheatre()) +
    put(118, -130, 1, tower(60, 210, LIGHT)) +
    put(-150, -130, 1, tower(50, 170, LAND)) +
    put(100, -330, 0.6, smoke(LAND, 20)) +
    ground('M-190 -140C-60 -160 60 -130 190 -146', LAND) +
    again(
      'knight',
      put(-84, 4, 1.26, armed(LIGHT, nasal(LIGHT), limb('M14 -144L44 -160'))),
      'translate(108 -14)',
      'translate(210 0)',
    ) +
    put(-30, -196, 1.2, torch()) +
    put(130, -200, 1, sword()) +
    put(78, -210, 1, sword()) +
    put(-90, -120, 1.15, kite(GLOW)) +
    put(18, -134, 1.15, kite(SKY)) +
    put(120, -120, 1.15, kite(LAND)),
};
