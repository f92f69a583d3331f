/**
 * In the Neapolitan manner: flat bright colours on bare paper, figures without a frame, short straight swords side by side,
 * knotty green clubs, a mask on the three of clubs and an eagle with two heads on the ace of coins.
 */
import type { ItalianRank, ItalianSuit } from '#shared/cards/italian.ts';
import { LONG } from '../card-sheet.ts';
import type { Costume } from '../court-figure.ts';
import { type FigureRank, wholeFigure } from '../italian/figure-card.ts';
import { italianSign, type Sign } from '../italian/suit-signs.ts';
import { ribbon } from '../ornament.ts';
import { around, at, disc, fill, line, mirrored, shape } from '../svg.ts';
import { crownOver, eagle, type Inks, mask, sprig } from './ornaments.ts';
import { crossed, inRows, type Style } from './style.ts';

const INKS: Inks = {
  ink: '#20264a',
  gold: '#eba31f',
  goldLight: '#fbcf4f',
  red: '#d2301f',
  blue: '#2a63b4',
  green: '#2f8a48',
};
const { ink, gold, goldLight, red, blue, green } = INKS;

function coin(): Sign {
  const petal = shape('M0 -8C13 -16 13 -30 0 -38C-13 -30 -13 -16 0 -8Z', red, ink, 3);
  const leaf = fill('M0 -20L6 -36H-6Z', blue);
  const drawing =
    disc(0, 0, 58, gold, ink, 5) +
    disc(0, 0, 50, 'none', red, 4) +
    disc(0, 0, 43, goldLight, ink, 3.5) +
    at(0, 0, around(6, leaf), 1, 30) +
    around(6, petal) +
    disc(0, 0, 9, blue, ink, 3);
  return { width: 121, height: 121, drawing };
}

function cup(): Sign {
  const drawing =
    shape('M-42 78C-42 60 -16 60 -8 46H8C16 60 42 60 42 78Z', blue, ink, 5) +
    shape('M-8 20H8V48H-8Z', gold, ink, 4) +
    disc(0, 36, 13, red, ink, 4) +
    shape('M-56 -62C-54 -8 -34 24 0 24C34 24 54 -8 56 -62Z', goldLight, ink, 5) +
    shape('M-53 -34C-51 -22 -48 -12 -43 -4H43C48 -12 51 -22 53 -34Z', green, ink, 4) +
    [-28, 0, 28].map((x) => disc(x, -19, 6, goldLight)).join('') +
    shape('M-56 -62C-56 -80 56 -80 56 -62C56 -46 -56 -46 -56 -62Z', red, ink, 5);
  return { width: 117, height: 155, drawing };
}

/** A short sword whose point is at `tip` above the origin. */
function sword(tip: number): Sign {
  const drawing =
    shape(`M-18 42V${24 - tip}L0 ${-tip}L18 ${24 - tip}V42Z`, '#b9d6ee', ink, 5) +
    line(`M0 ${34 - tip}V36`, blue, 5) +
    shape('M-52 42H52V58H-52Z', gold, ink, 5) +
    mirrored(disc(52, 50, 11, goldLight, ink, 4)) +
    shape('M-10 58H10V104H-10Z', red, ink, 5) +
    line('M-10 73H10M-10 88H10', goldLight, 4) +
    disc(0, 116, 14, goldLight, ink, 5);
  return { width: 128, height: 262, drawing };
}

function club(): Sign {
  const drawing =
    shape(
      'M-14 126L-19 58L-36 40L-22 26L-25 -18L-44 -38L-28 -52L-30 -110C-28 -134 28 -134 30 -110L28 -66L46 -50L26 -32L24 10L38 26L20 42L14 126Z',
      green,
      ink,
      5,
    ) +
    shape('M-26 -110C-22 -124 22 -124 26 -110C22 -98 -22 -98 -26 -110Z', goldLight, ink, 4) +
    disc(-36, -38, 7, goldLight, ink, 3) +
    disc(37, -50, 7, goldLight, ink, 3) +
    disc(-29, 40, 6, goldLight, ink, 3) +
    disc(30, 26, 6, goldLight, ink, 3) +
    line('M-4 -80V-10M8 -30V60M-6 20V96', '#185a2c', 5) +
    shape('M-17 96H17L15 112H-15Z', red, ink, 4);
  return { width: 104, height: 262, drawing };
}

const SIGNS: Style['signs'] = { D: coin(), C: cup(), S: sword(130), B: club() };

/** Coins, cups, swords, clubs: what their figures wear. */
const GARBS: Readonly<Record<ItalianSuit, Costume>> = {
  D: garb(red, green, '#8a5426'),
  C: garb(blue, red, '#6b3f22'),
  S: garb(green, '#e2781f', '#33302f'),
  B: garb('#e2781f', blue, '#7a4c22'),
};

function garb(robe: string, lining: string, hair: string): Costume {
  return { robe, lining, wall: 'none', hair, gold, goldLight, linen: '#fdf6e6', ink };
}

/** The ground that figures stand on: grass with a few blades. */
const GROUND =
  shape('M26 880C110 866 300 866 432 880V906C300 918 120 916 26 906Z', '#8cbf5c', ink, 5) +
  line('M44 880L38 856M58 876L62 854M398 874L394 852M414 876L422 856', green, 6);
/** Figures leave the lower corner free. */
const SMALLER = { scale: 0.88, left: 4, down: 106 };

const MIDDLE = { x: LONG.width / 2, y: LONG.height / 2 };

function ace(suit: ItalianSuit): string {
  const drawings: Readonly<Record<ItalianSuit, () => string>> = {
    D: () =>
      at(0, -232, crownOver(INKS), 1.1) +
      at(0, 10, eagle(2, INKS, '#4a4d63')) +
      italianSign('D', 0, 10, 0.98) +
      mirrored(at(92, 246, sprig(INKS, red), 1)),
    C: () =>
      mirrored(at(44, -196, sprig(INKS, red), 1.2, 24) + at(92, -150, sprig(INKS, blue), 0.9, 48)) +
      at(0, -226, sprig(INKS, goldLight), 1.4) +
      italianSign('C', 0, 60, 2.9),
    S: () =>
      italianSign('S', 0, -10, 2.5) +
      mirrored(at(84, 200, sprig(INKS, red), 1.1, 20)) +
      at(0, 250, ribbon(red, '#8d1f16', ink), 0.72),
    B: () =>
      italianSign('B', 0, 0, 2.4) +
      at(0, 60, ribbon(blue, '#1b437c', ink), 0.82) +
      mirrored(at(112, -150, sprig(INKS, red), 1.1, 14)),
  };
  return at(MIDDLE.x, MIDDLE.y, drawings[suit]());
}

/** Clubs cross under a mask on the three; everything else lies in rows. */
function pips(rank: ItalianRank, suit: ItalianSuit, far: boolean): string {
  if (suit !== 'B' || rank !== '3') return inRows(rank, suit, SIGNS[suit], far);
  const sign = italianSign('B', 0, 0, 1);
  const places = [
    [6, 0, 1.95, 28],
    [6, 0, 1.95, -28],
    [6, 0, 2.3, 0],
  ] as const;
  return crossed(sign, places) + at(MIDDLE.x + 6, MIDDLE.y + 10, mask(INKS), 0.98);
}

/** Whole, on grass, without a frame. */
function figure(rank: FigureRank, suit: ItalianSuit): string {
  return at(SMALLER.left, SMALLER.down, GROUND + wholeFigure(rank, suit, GARBS[suit]), SMALLER.scale);
}

export const NEAPOLITAN: Style = {
  id: 'neapolitan',
  signs: SIGNS,
  seals: {
    S: { width: 124, height: 168, drawing: at(0, -48, sword(30).drawing) },
    B: { width: 144, height: 262, drawing: `<g transform="scale(1.4 1)">${SIGNS.B.drawing}</g>` },
  },
  inks: { D: '#8a5306', C: '#bd2417', S: '#2257a6', B: '#1e6d36' },
  ace,
  pips,
  figure,
};
