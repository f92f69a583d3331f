/** The popes’ Rome, from the sack to Sixtus the Fifth. */
import { lettering } from '../../corner-letters.ts';
import { fill, line } from '../../svg.ts';
import { battlements, castle, dome, obelisk } from './buildings.ts';
import { again, bar, box, cut, DARK, flip, GLOW, LAND, LIGHT, openings, type Pictures, put, SKY } from './linocut.ts';
import { air, ground, moon, smoke, star, stooping, sun } from './nature.ts';
import { back, cap, limb, tiara, walking } from './people.ts';
import { spear } from './things.ts';

export const COUNTER_REFORMATION: Pictures = {
  /** The sack of Rome. */
  R71: () =>
    air(SKY) +
    again('smoke', put(-120, -250, 1.1, smoke(DARK, 26)), 'translate(70 -30) scale(0.8)') +
    put(80, -220, 0.8, castle()) +
    cut('M-190 -60V-250H190V-60Z', LIGHT) +
    put(0, -246, 1, battlements(-190, 190, 10, LIGHT, 14)) +
    openings(4, -132, -60, 88, 58, 130) +
    line('M-190 -216H190', DARK, 5) +
    put(
      -34,
      -256,
      0.86,
      walking(LIGHT, tiara(), cut('M-18 -156C-44 -110 -60 -60 -64 -30L-20 -60Z', LIGHT) + limb('M4 -144L34 -120')),
    ) +
    again(
      'guard',
      put(
        28,
        -254,
        0.82,
        walking(GLOW, cap(LIGHT), line('M-12 -150V-60M2 -152V-60M14 -150V-58', LIGHT, 5) + put(34, -40, 1, spear(200))),
      ),
      'translate(-130 0)',
      'translate(54 2)',
    ) +
    ground('M-190 -64H190', LAND) +
    again(
      'pike',
      put(-150, -22, 1, back(DARK) + line('M20 60L70 -150', DARK, 7) + fill('M70 -150L66 -184L86 -160Z', DARK)),
      'translate(76 10)',
      'translate(150 -4)',
      'translate(226 8)',
    ),

  /** The ghetto gates close. */
  R72: () =>
    air(DARK) +
    moon(110, -440, 28, LIGHT) +
    star(-90, -440, 12, LIGHT) +
    star(-20, -490, 10, LIGHT) +
    cut('M-190 -40V-360L-110 -400V-40ZM190 -40V-330L120 -370V-40Z', LAND) +
    cut('M-110 -40V-430L-40 -460L20 -430V-40ZM20 -40V-390L76 -420L120 -390V-40Z', SKY) +
    [
      [-88, -400],
      [-40, -410],
      [-88, -330],
      [40, -370],
      [88, -370],
      [88, -310],
      [-168, -330],
      [-140, -260],
      [150, -300],
    ]
      .map(([x = 0, y = 0], k) => fill(box(x, y, 24, 36), k % 3 === 2 ? DARK : GLOW))
      .join('') +
    cut(box(-58, -344, 60, 60), GLOW) +
    put(
      -28,
      -286,
      0.56,
      line('M0 0V-66M-36 -64C-36 -14 36 -14 36 -64M-18 -64C-18 -34 18 -34 18 -64', DARK, 10) +
        line('M-36 -76v-8M-18 -76v-8M0 -78v-8M18 -76v-8M36 -76v-8', LIGHT, 9),
    ) +
    cut(box(-170, -270, 340, 26), LIGHT) +
    cut(box(-170, -250, 44, 230), LIGHT) +
    cut(box(126, -250, 44, 230), LIGHT) +
    cut('M-126 -244H-4V-20H-126Z', LAND) +
    cut('M4 -244H126V-20H4Z', LAND) +
    line('M-96 -240V-24M-66 -240V-24M-36 -240V-24M36 -240V-24M66 -240V-24M96 -240V-24', DARK, 6) +
    line('M-120 -140H120', DARK, 22) +
    line('M-120 -140H120', LIGHT, 10) +
    cut('M-22 -150H22V-108H-22Z', GLOW) +
    line('M-12 -150V-166A12 12 0 0 1 12 -166V-150', DARK, 7) +
    fill('M0 -136A6 6 0 1 1 -0.1 -136ZM-3 -130H3L5 -116H-5Z', DARK) +
    ground('M-190 -24H190', SKY),

  /** Ten days vanish. */
  R73: () =>
    air(SKY) +
    sun(-104, -440, 34, GLOW, 10) +
    moon(104, -440, 32, LIGHT) +
    cut(box(-120, -400, 240, 270), LIGHT) +
    cut(box(-120, -400, 240, 50), GLOW) +
    again('ring', bar('M-80 -420V-380', LIGHT, 8), 'translate(54)', 'translate(106)', 'translate(160)') +
    lettering('4', -66, -322, 96, DARK) +
    lettering('15', 60, -322, 96, DARK) +
    line('M-30 -274H0M-12 -288L4 -274L-12 -260', GLOW, 9) +
    line('M-96 -204H96M-96 -176H96M-96 -152H40', LAND, 8) +
    [
      [-130, -96, -20],
      [-70, -70, 14],
      [-110, -24, 30],
      [-30, -106, -8],
      [-10, -40, -24],
      [40, -84, 22],
      [64, -20, -14],
      [96, -108, -28],
      [130, -56, 18],
      [150, -4, -10],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})">${cut(box(-20, -22, 40, 44), LIGHT, 4)}${line('M-14 -12H14', GLOW, 6)}</g>`,
      )
      .join(''),

  /** The obelisk travels. */
  R74: () =>
    air(SKY) +
    put(106, -220, 1, dome(130)) +
    ground('M-190 -220H190') +
    line('M-92 -120V-470M-30 -120V-440M70 -120V-360', DARK, 12) +
    line('M-110 -460H30M-92 -380L-30 -300M-92 -300L-30 -380M-92 -200L-30 -280', DARK, 9) +
    `<g transform="translate(58 -96) rotate(-34) scale(1.05)">${obelisk(360, LIGHT)}${line('M-20 -120H20M-18 -200H18', GLOW, 9)}</g>` +
    line('M-30 -440L-150 -60M-70 -460L140 -60M-92 -380L-170 -120', DARK, 4) +
    cut(box(20, -110, 90, 40), LAND) +
    put(-92, -22, 0.7, stooping(LIGHT)) +
    put(92, -22, 0.7, flip(stooping(LIGHT))) +
    put(
      0,
      -4,
      1,
      line('M0 0V-100', DARK, 26) +
        line('M0 -4V-98', LAND, 15) +
        line('M-54 -60H54', DARK, 11) +
        line('M-12 -80H12M-12 -40H12', DARK, 5),
    ) +
    again('man', put(-128, 8, 0.62, walking(GLOW, cap(), limb('M4 -144L40 -170'))), 'scale(-1 1)'),
};
