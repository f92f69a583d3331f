/** The empire of all and of soldiers, from Caracalla’s edict to the Milvian bridge. */
import { inscribed } from '../../inscription.ts';
import { fill, line } from '../../svg.ts';
import { arcade, battlements, column } from './buildings.ts';
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
  openings,
  type Pictures,
  put,
  SKY,
} from './linocut.ts';
import { air, elephant, ground, hippo, lion, star, sun, water, wreath } from './nature.ts';
import {
  armed,
  beard,
  brim,
  bust,
  cap,
  head,
  helmet,
  hood,
  knot,
  laurel,
  limb,
  nasal,
  phrygian,
  seated,
  turban,
  veil,
  walking,
} from './people.ts';
import { altar, courses, cross, spear } from './things.ts';

/** One emperor clasps another: the porphyry pair, 250 high. */
const pair = (): string =>
  put(-22, 0, 1.2, armed(GLOW, cap(GLOW) + beard(), cut('M-22 -158C-40 -110 -44 -60 -46 -24L-20 -60Z', LAND))) +
  put(
    24,
    0,
    1.2,
    armed(
      GLOW,
      cap(GLOW),
      limb('M-10 -140L-40 -132', 13) + line('M10 -84L-8 -34', DARK, 9) + line('M-2 -78L20 -70', DARK, 6),
    ),
  );

/** The Greek letters that begin the name of Christ, about the origin. */
const chiRho = (size: number): string =>
  line(
    `M0 ${size}V${-size}C${size * 0.8} ${-size} ${size * 0.8} ${-size * 0.2} 0 ${-size * 0.2}M${-size * 0.6} ${-size * 0.4}L${size * 0.6} ${size * 0.7}M${size * 0.6} ${-size * 0.4}L${-size * 0.6} ${size * 0.7}`,
    DARK,
    size * 0.22,
  );

export const LATE_EMPIRE: Pictures = {
  /** Everyone a Roman. */
  R41: () =>
    air(SKY) +
    cut(
      'M-120 -210V-470L-70 -484L-40 -470L20 -486L60 -472L120 -480L112 -420L126 -380L110 -330L124 -290L116 -210Z',
      LIGHT,
    ) +
    line('M-96 -440H60M-96 -412H92M-96 -384H70M-96 -356H86M-96 -328H40M-96 -300H88M-96 -272H60', DARK, 7) +
    fill('M40 -404L60 -380L50 -350L66 -330L48 -336L34 -364Z', SKY) +
    [
      [-124, -214, LIGHT, turban(GLOW)],
      [-44, -226, GLOW, knot()],
      [36, -226, LAND, phrygian()],
      [114, -214, LIGHT, cap(GLOW)],
    ]
      .map(([x, y, ink, hat]) => put(x as number, y as number, 1.1, bust(ink as Ink, hat as string)))
      .join('') +
    [
      [-150, -122, LAND, beard()],
      [-76, -126, LIGHT, brim(LIGHT)],
      [2, -126, GLOW, laurel(LIGHT)],
      [82, -126, LIGHT, veil(LIGHT)],
      [152, -122, GLOW, nasal(LIGHT)],
    ]
      .map(([x, y, ink, hat]) => put(x as number, y as number, 1.16, bust(ink as Ink, hat as string)))
      .join('') +
    [
      [-112, -34, GLOW, hood(GLOW)],
      [-30, -34, LIGHT, knot()],
      [50, -34, LAND, beard() + turban(LIGHT)],
      [128, -34, LIGHT, ''],
    ]
      .map(([x, y, ink, hat]) => put(x as number, y as number, 1.24, bust(ink as Ink, hat as string)))
      .join(''),

  /** The baths of Caracalla. */
  R42: () =>
    air(LAND) +
    cut('M-190 30V-300A190 200 0 0 1 190 -300V30H150V-290A150 160 0 0 0 -150 -290V30Z', LIGHT) +
    fill('M-148 -290A148 158 0 0 1 148 -290V0H-148Z', SKY) +
    cut('M-96 -210V-300A96 100 0 0 1 96 -300V-210Z', LIGHT) +
    line('M-34 -210V-392M34 -210V-392', DARK, 8) +
    line(
      'M-160 -380L-120 -350M-120 -440L-90 -400M-60 -480L-44 -436M0 -496V-450M60 -480L44 -436M120 -440L90 -400M160 -380L120 -350',
      DARK,
      5,
    ) +
    cut(box(-160, -214, 320, 24), LIGHT) +
    again('column', put(-110, -100, 1, column(84, 26)), 'translate(220 0)') +
    put(0, -104, 0.56, put(0, 0, 1, altar(60, 60)) + put(0, -58, 1, armed(LIGHT, '', limb('M14 -144L40 -180')))) +
    cut(box(-190, -104, 380, 20), LIGHT) +
    water(-84, SKY, 120) +
    again(
      'swimmer',
      put(-84, -48, 1, head('') + line('M-14 18L-50 4M10 20L44 34', DARK, 11) + line('M-50 30q12 -10 24 0', LIGHT, 6)),
      'translate(150 30)',
    ) +
    put(96, -92, 0.9, flip(seated(GLOW, ''))) +
    line('M-40 -150C-56 -170 -30 -180 -44 -204M46 -130C30 -150 58 -164 44 -190', LIGHT, 8),

  /** A thousand years of Rome. */
  R43: () =>
    air(SKY) +
    put(0, -396, 1.3, wreath(DARK)) +
    inscribed('M', 0, -436, 76, GLOW, 18) +
    ground('M-190 -210C-60 -226 60 -226 190 -210', LIGHT) +
    again(
      'folk',
      put(-150, -262, 0.5, bust(GLOW)) + put(-108, -256, 0.5, bust(LIGHT)),
      'translate(84)',
      'translate(168)',
      'translate(252)',
    ) +
    cut(box(-190, -228, 380, 30), LAND) +
    line('M-170 -213H170', LIGHT, 5) +
    ground('M-190 -160H190', LAND) +
    put(110, -152, 0.66, flip(elephant(LIGHT))) +
    put(-96, -152, 0.72, lion(LIGHT, GLOW)) +
    put(
      -4,
      -6,
      1.02,
      hippo(LIGHT) + line('M-40 -132C-30 -120 -30 -40 -40 -30M-10 -136C0 -120 0 -40 -10 -30', GLOW, 10),
    ),

  /** The city needs a wall. */
  R44: () =>
    air(SKY) +
    put(
      60,
      -150,
      1,
      cut('M-96 0L0 -230L96 0Z', LIGHT) +
        fill('M6 -220L92 -4H34Z', LAND) +
        line('M-78 -40H70M-62 -80H60M-44 -120H44M-28 -160H26', DARK, 4),
    ) +
    put(-90, -186, 1, arcade(3, -50, 50, 120, LAND)) +
    ground('M-190 -190H190', LAND) +
    put(0, -40, 1, battlements(-190, 190, 170, GLOW, 14)) +
    line(courses(-180, -200, 360, 150, 25, 60), LIGHT, 4) +
    again(
      'tower',
      put(
        -110,
        -34,
        1,
        battlements(-44, 44, 250, GLOW, 14) +
          openings(2, -18, -170, 36, 18, 40) +
          line('M-44 -150H44M-44 -100H44M-44 -50H44', LIGHT, 4),
      ),
      'translate(230 0)',
    ) +
    ground('M-190 -40H190', LIGHT) +
    line('M-30 -20L10 -210M6 -14L46 -204M-22 -56H14M-14 -94H22M-6 -132H30M2 -170H38', DARK, 8) +
    put(30, -92, 0.7, walking(LIGHT, cap(), cut('M-20 -190H40V-160H-20Z', GLOW) + limb('M4 -144L24 -164'))) +
    put(-80, 6, 0.84, walking(LIGHT, brim(), cut('M20 -150H70L62 -116H28Z', GLOW) + limb('M-2 -144L34 -124'))),

  /** Diocletian’s four rulers. */
  R45: () =>
    air(SKY) +
    fill('M-180 20V-440H180V20Z', LAND) +
    line('M-180 -440H180', DARK, 6) +
    again('pair', put(-84, -70, 1.24, pair()), 'translate(168 0)') +
    cut(box(-170, -74, 340, 34), LIGHT) +
    cut(box(-190, -40, 380, 60), LIGHT) +
    line('M-150 -12H150', DARK, 5) +
    [-128, -40, 40, 128].map((x) => star(x, -480 + Math.abs(x) / 6, 16, GLOW)).join(''),

  /** At the Milvian bridge. */
  R46: () =>
    air(SKY) +
    sun(0, -334, 44, GLOW, 16) +
    put(0, -380, 1, cross(104, 16, LIGHT)) +
    line('M-60 -450L-40 -430M60 -450L40 -430M-80 -414L-56 -408M80 -414L56 -408', LIGHT, 8) +
    put(0, -150, 1, arcade(4, -132, 88, 96, LAND)) +
    water(-150, SKY, 60) +
    ground('M-190 -96C-60 -110 60 -110 190 -96') +
    again(
      'man',
      put(
        -116,
        -10,
        1.1,
        armed(LIGHT, helmet(GLOW), '') +
          put(6, -84, 1, `<ellipse rx="38" ry="50" fill="light" stroke="dark" stroke-width="5"/>${chiRho(30)}`) +
          put(-36, 0, 1, spear(210)),
      ),
      'translate(112 8)',
      'translate(224 0)',
    ),
};
