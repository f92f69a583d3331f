/**
 * In the Sicilian manner: saturated colours, coins like suns, squat jars for cups, broad daggers, studded clubs that cross,
 * figures in a double border, and the three legs of the island on the four of coins.
 */
import type { ItalianRank, ItalianSuit } from '#shared/cards/italian.ts';
import { LONG } from '../card-sheet.ts';
import type { Costume } from '../court-figure.ts';
import { type FigureRank, FRAME, wholeFigure } from '../italian/figure-card.ts';
import { italianSign, type Sign } from '../italian/suit-signs.ts';
import { ribbon } from '../ornament.ts';
import { SKIN } from '../palette.ts';
import { around, at, disc, el, fill, line, mirrored, shape } from '../svg.ts';
import { crownOver, eagle, type Inks, sprig, triskelion } from './ornaments.ts';
import { type Crossed, crossed, inRows, type Style } from './style.ts';

const INKS: Inks = {
  ink: '#2b150f',
  gold: '#f0a414',
  goldLight: '#ffd24a',
  red: '#b3162b',
  blue: '#2f8ac2',
  green: '#128457',
};
const { ink, gold, goldLight, red, blue, green } = INKS;

function coin(): Sign {
  const ray = shape('M-9 -40L0 -61L9 -40Z', red, ink, 3);
  const drawing =
    around(14, ray) +
    disc(0, 0, 43, gold, ink, 4.5) +
    disc(0, 0, 34, goldLight, ink, 3) +
    mirrored(disc(12, -8, 4.5, ink) + line('M6 -17C10 -21 16 -21 19 -17', ink, 3.5)) +
    line('M0 -8L-4 6H3M-13 14C-6 21 6 21 13 14', ink, 4);
  return { width: 122, height: 122, drawing };
}

function cup(): Sign {
  const drawing =
    mirrored(line('M40 -46C74 -54 78 -8 44 8', ink, 15) + line('M40 -46C74 -54 78 -8 44 8', gold, 7)) +
    shape('M-24 46H24L38 78H-38Z', red, ink, 5) +
    shape('M-40 -56H40C36 -26 50 -6 44 18C38 50 -38 50 -44 18C-50 -6 -36 -26 -40 -56Z', blue, ink, 5) +
    shape('M-46 -6C-47 4 -46 12 -44 18H44C46 12 47 4 46 -6Z', goldLight, ink, 4) +
    [-26, 0, 26].map((x) => fill(`M${x} -3L${x + 9} 6L${x} 15L${x - 9} 6Z`, red)).join('') +
    shape('M-48 -72H48V-56H-48Z', goldLight, ink, 5);
  return { width: 136, height: 155, drawing };
}

/** A dagger whose point is at `tip` above the origin. */
function dagger(tip: number): string {
  const from = 44;
  const bulge = (tip + from) * 0.42;
  return (
    shape(
      `M-12 ${from}C-34 ${from - bulge} -28 ${-tip + bulge * 0.9} 0 ${-tip}C28 ${-tip + bulge * 0.9} 34 ${from - bulge} 12 ${from}Z`,
      '#dceaf0',
      ink,
      5,
    ) +
    fill(`M2 ${16 - tip}C24 ${-tip + bulge * 0.9} 27 ${from - bulge} 9 ${from - 3}H2Z`, '#9fc3d6') +
    line(`M0 ${24 - tip}V${from - 4}`, ink, 3) +
    shape('M-56 30C-46 56 -26 44 0 44C26 44 46 56 56 30C62 66 30 70 0 66C-30 70 -62 66 -56 30Z', gold, ink, 5) +
    shape('M-11 66H11L8 106H-8Z', green, ink, 5) +
    line('M-10 79H10M-9 92H9', goldLight, 4) +
    shape('M-18 106H18L10 128H-10Z', goldLight, ink, 4.5)
  );
}

function club(): Sign {
  const stud = (x: number, y: number) => disc(x, y, 8, goldLight, ink, 3);
  const drawing =
    shape(
      'M-12 128C-14 70 -18 20 -32 -38C-46 -96 -30 -130 0 -130C30 -130 46 -96 32 -38C18 20 14 70 12 128Z',
      '#a8502a',
      ink,
      5,
    ) +
    line('M-14 -116C-28 -100 -28 -76 -22 -50', '#d98a52', 7) +
    stud(0, -100) +
    stud(16, -70) +
    stud(-12, -58) +
    stud(8, -30) +
    stud(-4, 4) +
    shape('M-15 62L15 62L14 116H-14Z', green, ink, 4.5) +
    line('M-14 80L14 72M-14 98L14 90', goldLight, 5);
  return { width: 92, height: 264, drawing };
}

const SIGNS: Style['signs'] = {
  D: coin(),
  C: cup(),
  S: { width: 122, height: 262, drawing: dagger(130) },
  B: club(),
};

const GARBS: Readonly<Record<ItalianSuit, Costume>> = {
  D: garb(red, '#2f8ac2', '#7a4820'),
  C: garb('#128457', red, '#5a3418'),
  S: garb('#2f6fb0', gold, '#2a2622'),
  B: garb('#7a2a78', green, '#6b4020'),
};

function garb(robe: string, lining: string, hair: string): Costume {
  return { robe, lining, wall: '#fbf2d6', hair, gold, goldLight, linen: '#fff7e4', ink };
}

const MIDDLE = { x: LONG.width / 2, y: LONG.height / 2 };

function ace(suit: ItalianSuit): string {
  const drawings: Readonly<Record<ItalianSuit, () => string>> = {
    D: () =>
      at(0, -226, crownOver(INKS), 0.95) +
      at(0, 10, eagle(1, INKS, '#8c2a1e')) +
      italianSign('D', 0, 14, 1.05) +
      at(0, 286, ribbon(green, '#0b5a3b', ink), 0.7),
    C: () =>
      at(0, -214, sprig(INKS, red), 1.5) +
      mirrored(at(54, -190, sprig(INKS, gold), 1.2, 26)) +
      italianSign('C', 0, 60, 2.6),
    S: () => italianSign('S', 0, -6, 2.5) + mirrored(at(92, 190, sprig(INKS, red), 1, 14)),
    B: () => italianSign('B', 0, 0, 2.5) + mirrored(at(104, 120, sprig(INKS, red), 1.3, 12)),
  };
  return at(MIDDLE.x, MIDDLE.y, drawings[suit]());
}

/** Two clubs that cross at a height. */
const pair = (y: number, scale: number, degrees: number): Crossed[] => [
  [0, y, scale, degrees],
  [0, y, scale, -degrees],
];

/** Clubs cross in pairs; an odd one stands between or over them. */
const CLUBS: Readonly<Partial<Record<ItalianRank, readonly Crossed[]>>> = {
  '2': pair(0, 1.8, 26),
  '3': [...pair(0, 1.8, 26), [0, 0, 1.9, 0]],
  '4': [...pair(-190, 1.25, 34), ...pair(190, 1.25, 34)],
  '5': [...pair(-236, 1.05, 36), [0, 0, 1, 90], ...pair(236, 1.05, 36)],
  '6': [...pair(-262, 0.92, 40), ...pair(0, 0.92, 40), ...pair(262, 0.92, 40)],
  '7': [...pair(-262, 0.92, 40), ...pair(0, 0.92, 40), [0, 0, 0.98, 0], ...pair(262, 0.92, 40)],
};

/** Wide apart: the three legs run between them. */
const FOUR_COINS: readonly Crossed[] = [
  [-28, -262, 1.2, 0],
  [124, -262, 1.2, 0],
  [-124, 262, 1.2, 0],
  [28, 262, 1.2, 0],
];

function pips(rank: ItalianRank, suit: ItalianSuit, far: boolean): string {
  if (suit === 'B') return crossed(italianSign('B', 0, 0, 1), CLUBS[rank] ?? []);
  if (suit !== 'D' || rank !== '4') return inRows(rank, suit, SIGNS[suit], far);
  return at(MIDDLE.x, MIDDLE.y, triskelion(INKS, SKIN), 1.15) + crossed(italianSign('D', 0, 0, 1), FOUR_COINS);
}

const SOIL = fill('M28 846H378V912H28Z', '#7fb25a') + line('M28 846H378', ink, 4);
const RAYS = line('M250 60V28M120 200L96 180M420 180L470 130M380 90L420 40', gold, 5);

/** Whole, between two borders. */
function figure(rank: FigureRank, suit: ItalianSuit): string {
  const dress = GARBS[suit];
  return (
    el('clipPath', { id: 'border' }, el('path', { d: FRAME })) +
    el('g', { 'clip-path': 'url(#border)' }, fill(FRAME, dress.wall) + RAYS + SOIL + wholeFigure(rank, suit, dress)) +
    line(FRAME, ink, 15) +
    line(FRAME, INK_BORDER[suit], 9)
  );
}

const INK_BORDER: Readonly<Record<ItalianSuit, string>> = { D: gold, C: red, S: blue, B: green };

export const SICILIAN: Style = {
  id: 'sicilian',
  signs: SIGNS,
  seals: {
    S: { width: 122, height: 164, drawing: at(0, -46, dagger(34)) },
    B: { width: 126, height: 264, drawing: `<g transform="scale(1.4 1)">${SIGNS.B.drawing}</g>` },
  },
  inks: { D: '#8a4a00', C: '#a5142a', S: '#1c5f95', B: '#0c6642' },
  ace,
  pips,
  figure,
};
