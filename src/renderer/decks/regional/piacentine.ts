/**
 * In the Piacentine manner: figures with two heads, long swords that cross, slender leafy clubs, covered cups, and an eagle
 * under a crown on the ace of coins.
 */
import type { ItalianRank, ItalianSuit } from '#shared/cards/italian.ts';
import { LONG } from '../card-sheet.ts';
import type { Costume } from '../court-figure.ts';
import { type FigureRank, FRAME, wholeFigure } from '../italian/figure-card.ts';
import { italianSign, type Sign } from '../italian/suit-signs.ts';
import { ribbon } from '../ornament.ts';
import { around, at, disc, el, fill, line, mirrored, shape } from '../svg.ts';
import { crownOver, eagle, type Inks, sprig } from './ornaments.ts';
import { type Crossed, crossed, inRows, type Style } from './style.ts';

const INKS: Inks = {
  ink: '#2a211b',
  gold: '#cf9330',
  goldLight: '#e9bf62',
  red: '#b8432b',
  blue: '#2c6178',
  green: '#6b7d34',
};
const { ink, gold, goldLight, red, blue, green } = INKS;

function coin(): Sign {
  const petal = shape('M0 -6C22 -14 20 -36 0 -41C-20 -36 -22 -14 0 -6Z', blue, ink, 3);
  const point = fill('M0 -14L7 -34H-7Z', red);
  const drawing =
    around(12, disc(0, -50, 10, gold, ink, 4)) +
    disc(0, 0, 50, goldLight, ink, 4) +
    disc(0, 0, 44, 'none', red, 3) +
    at(0, 0, around(4, point), 1, 45) +
    around(4, petal) +
    disc(0, 0, 10, goldLight, ink, 3);
  return { width: 122, height: 122, drawing };
}

function cup(): Sign {
  const drawing =
    shape('M-40 78L-34 62H34L40 78Z', gold, ink, 5) +
    shape('M-24 62C-10 52 -12 44 -9 34H9C12 44 10 52 24 62Z', red, ink, 5) +
    shape('M-48 -16L-38 16C-32 34 32 34 38 16L48 -16Z', red, ink, 5) +
    line('M-22 -12L-16 24M0 -12V28M22 -12L16 24', goldLight, 5) +
    shape('M-50 -18C-46 -58 -20 -66 0 -66C20 -66 46 -58 50 -18Z', blue, ink, 5) +
    line('M-24 -54L-30 -22M0 -62V-22M24 -54L30 -22', goldLight, 4) +
    shape('M-56 -24H56V-10H-56Z', goldLight, ink, 5) +
    disc(0, -70, 10, goldLight, ink, 4);
  return { width: 116, height: 160, drawing };
}

/** A sword whose blade reaches from `tip` above the origin to `guard` below it, no broader for being long. */
function sword(tip: number, guard: number): string {
  return (
    shape(`M-14 ${guard}L-12 ${24 - tip}L0 ${-tip}L12 ${24 - tip}L14 ${guard}Z`, '#d5dee0', ink, 4.5) +
    line(`M0 ${26 - tip}V${guard - 4}`, blue, 4) +
    shape(
      `M-54 ${guard - 12}C-34 ${guard + 2} 34 ${guard + 2} 54 ${guard - 12}L50 ${guard + 12}H-50Z`,
      gold,
      ink,
      4.5,
    ) +
    shape(`M-8 ${guard + 12}H8L10 ${guard + 58}H-10Z`, red, ink, 4.5) +
    line(`M-9 ${guard + 28}H9M-9 ${guard + 43}H9`, goldLight, 3.5) +
    disc(0, guard + 68, 12, goldLight, ink, 4.5)
  );
}

function club(): Sign {
  const leaf = shape('M0 0C6 -26 24 -40 46 -40C44 -16 26 0 0 0Z', green, ink, 4);
  const drawing =
    mirrored(at(12, 70, leaf, 0.85)) +
    at(12, -4, leaf, 0.95) +
    at(-10, -42, `<g transform="scale(-1 1)">${leaf}</g>`, 0.95) +
    shape(
      'M-15 126C-17 90 -14 76 -15 60L-21 48L-14 36C-15 6 -12 -10 -14 -30L-20 -44L-13 -56L-15 -116C-14 -130 14 -130 15 -116L14 -40L20 -26L14 -12C16 30 14 60 17 78L23 90L16 100L15 126Z',
      '#a9743c',
      ink,
      5,
    ) +
    shape('M-14 -116C-12 -124 12 -124 14 -116C12 -108 -12 -108 -14 -116Z', '#efd6a4', ink, 3.5) +
    shape('M-14 126C-12 118 12 118 14 126C12 134 -12 134 -14 126Z', '#efd6a4', ink, 3.5) +
    line('M-3 -92V-50M4 -20V40M-3 60V108', '#7a4f24', 4);
  return { width: 104, height: 264, drawing };
}

const SIGNS: Style['signs'] = {
  D: coin(),
  C: cup(),
  S: { width: 114, height: 265, drawing: sword(130, 52) },
  B: club(),
};

const GARBS: Readonly<Record<ItalianSuit, Costume>> = {
  D: garb('#b5702a', '#2c6178', '#f1e2bd', '#7a4c22'),
  C: garb('#a03a2c', '#6b7d34', '#efdccb', '#5f3a20'),
  S: garb('#2c6178', '#b8432b', '#d9e2dd', '#39332f'),
  B: garb('#6b7d34', '#8c4a2a', '#e6e6c4', '#8a5a2c'),
};

function garb(robe: string, lining: string, wall: string, hair: string): Costume {
  return { robe, lining, wall, hair, gold, goldLight, linen: '#f6eedd', ink };
}

const MIDDLE = { x: LONG.width / 2, y: LONG.height / 2 };

function ace(suit: ItalianSuit): string {
  const drawings: Readonly<Record<ItalianSuit, () => string>> = {
    D: () => at(0, -208, crownOver(INKS), 1.25) + at(0, 30, eagle(1, INKS, '#3f4a4c')) + italianSign('D', 0, 36, 1.05),
    C: () =>
      italianSign('C', 0, 10, 3) +
      at(0, -246, crownOver(INKS), 0.62) +
      mirrored(at(128, 60, sprig(INKS, red), 1.2, 10)),
    S: () =>
      at(0, 10, sword(232, 140), 1.6) +
      at(0, -170, crownOver(INKS), 1.2) +
      at(0, 110, ribbon(red, '#7d2c1b', ink), 0.86),
    B: () =>
      italianSign('B', 0, 0, 2.4) +
      at(0, 30, ribbon(blue, '#1d4353', ink), 0.82) +
      mirrored(at(118, -130, sprig(INKS, red), 1.1, 10)),
  };
  return at(MIDDLE.x, MIDDLE.y, drawings[suit]());
}

/** Two swords that cross at a height. */
const pair = (y: number, scale: number, degrees: number): Crossed[] => [
  [0, y, scale, degrees],
  [0, y, scale, -degrees],
];

/** Swords cross in pairs; an odd one stands upright among them. */
const SWORDS: Readonly<Partial<Record<ItalianRank, readonly Crossed[]>>> = {
  '2': pair(0, 1.3, 20),
  '3': [...pair(0, 1.3, 20), [0, 0, 1.3, 0]],
  '4': [...pair(-200, 0.82, 27), ...pair(200, 0.82, 27)],
  '5': [...pair(-236, 0.72, 27), [0, 10, 0.62, 0], ...pair(236, 0.72, 27)],
  '6': [...pair(-266, 0.6, 30), ...pair(0, 0.6, 30), ...pair(266, 0.6, 30)],
  '7': [...pair(-266, 0.6, 30), ...pair(0, 0.6, 30), [0, 0, 0.66, 0], ...pair(266, 0.6, 30)],
};

function pips(rank: ItalianRank, suit: ItalianSuit, far: boolean): string {
  if (suit !== 'S') return inRows(rank, suit, SIGNS[suit], far) + between(rank, suit);
  return (
    el('defs', {}, el('g', { id: 'long-sword' }, sword(270, 150))) +
    crossed(el('use', { href: '#long-sword' }), SWORDS[rank] ?? [])
  );
}

/** Flowers where two signs leave room. */
function between(rank: ItalianRank, suit: ItalianSuit): string {
  if (rank !== '2' || suit === 'B') return '';
  return at(MIDDLE.x, MIDDLE.y, mirrored(at(-96, 0, sprig(INKS, red), 1.1, -90)));
}

/** The upper half of a figure, and the same upside down. */
function figure(rank: FigureRank, suit: ItalianSuit): string {
  const dress = GARBS[suit];
  const { x, y } = MIDDLE;
  const half = el(
    'g',
    { id: 'half', 'clip-path': 'url(#upper)' },
    fill(FRAME, dress.wall) + at(-14, 26, wholeFigure(rank, suit, dress)),
  );
  return (
    el('clipPath', { id: 'upper' }, el('path', { d: `M124 28H472V${y - 34}L28 ${y + 34}V328H124Z` })) +
    half +
    el('use', { href: '#half', transform: `rotate(180 ${x} ${y})` }) +
    shape(`M28 ${y + 22}L472 ${y - 46}V${y - 22}L28 ${y + 46}Z`, gold, ink, 4.5) +
    line(`M28 ${y + 34}L472 ${y - 34}`, goldLight, 6) +
    line(FRAME, ink, 5)
  );
}

export const PIACENTINE: Style = {
  id: 'piacentine',
  signs: SIGNS,
  seals: {
    S: { width: 114, height: 168, drawing: at(0, -46, sword(38, 52)) },
    B: { width: 144, height: 264, drawing: `<g transform="scale(1.4 1)">${SIGNS.B.drawing}</g>` },
  },
  inks: { D: '#7b4f10', C: '#a2371f', S: '#1f5168', B: '#4c5c1c' },
  ace,
  pips,
  figure,
};
