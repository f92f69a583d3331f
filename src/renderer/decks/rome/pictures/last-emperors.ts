import { inscribed } from '../../inscription.ts';
import { disc, fill, line } from '../../svg.ts';
import { battlements, column } from './buildings.ts';
import { again, box, cut, DARK, flip, GLOW, LAND, LIGHT, openings, type Pictures, put, row, SKY } from './linocut.ts';
import { air, ground, horse, moon, smoke, star, sun, water } from './nature.ts';
import {
  armed,
  back,
  beard,
  cap,
  crown,
  kneeling,
  laurel,
  limb,
  nasal,
  rising,
  robed,
  sleeve,
  veil,
  walking,
} from './people.ts';
import { cog, courses, cross, torch } from './things.ts';

export const LAST_EMPERORS: Pictures = {
  /** Hold me, for I have run away. */
  R47: () =>
    air(DARK) +
    moon(-94, -330, 22, LIGHT) +
    star(126, -390, 12, LIGHT) +
    star(150, -330, 9, LIGHT) +
    star(-130, -408, 9, LIGHT) +
    disc(0, -410, 72, 'none', LAND, 26) +
    line('M-55 -458A72 72 0 0 1 18 -480', LIGHT, 6) +
    line('M0 -344V-324', LAND, 10) +
    disc(0, -256, 68, GLOW, DARK, 6) +
    disc(0, -304, 7, DARK) +
    inscribed('TENE', 0, -284, 28, DARK, 6) +
    inscribed('ME', 0, -248, 28, DARK, 6) +
    line('M-28 -210H28', DARK, 6) +
    ground('M-190 -168C-90 -182 60 -176 190 -170') +
    again('column', put(-150, -150, 1, column(190, 30)), 'translate(300 0)') +
    put(
      0,
      -4,
      0.8,
      walking(LIGHT, '', limb('M10 -142L44 -128L62 -150') + limb('M-12 -142L-46 -124L-40 -98')) +
        line('M-12 -160H18', GLOW, 9),
    ),

  /** One faith for the empire. */
  R48: () =>
    air(DARK) +
    fill('M-20 -300L-180 -530H180L20 -300Z', LAND) +
    put(0, -316, 1, cross(180, 26, LIGHT)) +
    put(
      0,
      -60,
      1,
      cut('M-120 -180C-90 -240 90 -240 120 -180Z', GLOW) +
        cut(box(-130, -182, 260, 22), LIGHT) +
        fill(box(-110, -160, 220, 160), SKY) +
        row(5, 50, (x) => put(x, -12, 1, column(138, 20))),
    ) +
    cut(box(-140, -72, 280, 18), LIGHT) +
    cut(box(-156, -56, 312, 18), LIGHT) +
    ground('M-190 -40H190', LAND) +
    put(0, -8, 1, cut('M-50 -56H50C46 -30 30 -24 20 -22L26 0H-26L-20 -22C-30 -24 -46 -30 -50 -56Z', LIGHT)) +
    put(0, -64, 0.74, smoke(DARK, 14)) +
    put(-118, 4, 1, flip(kneeling(LIGHT, veil(LIGHT), sleeve('M8 -92L36 -70L22 -100', LIGHT)))) +
    put(122, 8, 1, walking(SKY, cap(), cut('M10 -146H66L58 -100H18Z', GLOW) + limb('M-2 -144L34 -118'))),

  /** Alaric enters the city. */
  R49: () =>
    air(DARK) +
    moon(104, -432, 30, LIGHT) +
    put(0, -100, 1, battlements(-190, 190, 260, LAND, 16)) +
    line(courses(-184, -350, 368, 240, 30, 64), DARK, 4) +
    again(
      'tower',
      put(
        -140,
        -60,
        1,
        battlements(-46, 46, 370, LAND, 14) +
          openings(1, 0, -250, 1, 26, 60) +
          line('M-46 -180H46M-46 -120H46M-46 -60H46', DARK, 4),
      ),
      'translate(280 0)',
    ) +
    cut('M-92 -40V-220A92 92 0 0 1 92 -220V-40Z', GLOW) +
    fill('M-92 -40V-220A92 92 0 0 1 -20 -308V-40Z', LIGHT) +
    cut('M-92 -40V-222A92 92 0 0 1 -60 -290L-30 -262V-30Z', LAND) +
    cut('M92 -40V-222A92 92 0 0 0 60 -290L34 -262V-30Z', LAND) +
    ground('M-190 -56H190', DARK) +
    fill('M-30 -44L-120 20H120L34 -44Z', GLOW) +
    put(
      0,
      -4,
      1.06,
      horse(LIGHT) +
        put(
          -14,
          -132,
          1,
          rising(LAND, nasal(LIGHT) + beard(), limb('M6 -54L34 -60L50 -96') + put(50, -96, 1.1, torch())),
        ) +
        line('M2 -136L24 -82L16 -44', DARK, 15),
    ) +
    again('torch', put(-140, -20, 1, back(DARK) + put(26, 4, 1.1, torch())), 'translate(270 6)'),

  /** The Vandals. */
  R50: () =>
    air(SKY) +
    sun(-96, -420, 42, GLOW) +
    water(-150, SKY, 60) +
    put(84, -130, 1.24, cog(LIGHT)) +
    cut('M-190 -104H30L50 20H-190Z', LAND) +
    line('M-190 -70H34M-190 -34H40', DARK, 4) +
    cut('M16 -112L96 -140L100 -128L20 -98Z', LIGHT) +
    again(
      'man',
      put(-128, -100, 0.9, walking(LAND, beard() + nasal(LIGHT), limb('M4 -144L16 -164'))),
      'translate(116 0)',
    ) +
    line('M-160 -264H40', DARK, 10) +
    put(
      -64,
      -268,
      1,
      line(
        'M0 0V-96M-70 -90C-70 -10 70 -10 70 -90M-46 -90C-46 -34 46 -34 46 -90M-24 -90C-24 -58 24 -58 24 -90',
        DARK,
        17,
      ) +
        line(
          'M0 0V-96M-70 -90C-70 -10 70 -10 70 -90M-46 -90C-46 -34 46 -34 46 -90M-24 -90C-24 -58 24 -58 24 -90',
          GLOW,
          8,
        ) +
        cut('M-26 0H26V-14H-26Z', GLOW),
    ) +
    put(110, -140, 0.5, armed(GLOW, laurel(), limb('M14 -144L40 -170'))) +
    put(-150, 0, 1, cut('M-40 0V-50H34V0Z', LIGHT) + line('M-40 -34H34M-4 -34V-22', DARK, 5)),

  /** A boy emperor is pensioned off. */
  R51: () =>
    air(SKY) +
    cut('M-190 -90V-440H190V-90Z', LAND) +
    again('arch', cut('M-150 -90V-320A40 40 0 0 1 -70 -320V-90Z', SKY), 'translate(220 0)') +
    put(
      0,
      -80,
      1,
      cut('M-64 0V-330C-44 -370 44 -370 64 -330V0Z', GLOW) +
        cut('M-44 -100V-310C-30 -334 30 -334 44 -310V-100Z', LAND) +
        cut('M-74 -100H74V-76H-74Z', LIGHT) +
        star(0, -250, 26, LIGHT),
    ) +
    ground('M-190 -86H190', GLOW) +
    line('M-190 -50H190M-190 -12H190', DARK, 4) +
    put(
      -26,
      -20,
      0.98,
      flip(
        robed(
          LIGHT,
          '',
          sleeve('M8 -140L40 -116L56 -118', LIGHT) +
            cut('M-19 -155C-31 -120 -29 -60 -33 0H-12C-16 -60 -10 -110 -4 -155Z', GLOW),
        ),
      ),
    ) +
    put(
      -140,
      4,
      1.4,
      walking(
        LAND,
        nasal(LIGHT) + beard(),
        limb('M8 -144L20 -110L34 -92', 12) + cut('M-18 -156C-34 -110 -40 -60 -40 -30L-16 -66Z', DARK),
      ),
    ) +
    put(-84, -136, 0.9, cut('M-34 14H38V0H-34Z', GLOW) + put(0, 14, 1, crown(LIGHT))) +
    put(114, 0, 1.2, flip(robed(LIGHT, beard()))),
};
