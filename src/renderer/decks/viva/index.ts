/** The 21 designs of VIVA: bold fields of one or two colours, each with its sign large and in the corners. */
import { type Colour, coloursOf, DESIGNS, SIGNS, type Sign, type VivaCard } from '#shared/cards/viva.ts';
import { cornered, fromAfar, POKER, sheet } from '../card-sheet.ts';
import type { Deck, FaceSettings } from '../deck.ts';
import { INK, PAPER } from '../palette.ts';
import { at, disc, el, fill, line } from '../svg.ts';

// The six colours of VIVA and their signs. Fields differ in lightness too, and every sign stands out from its
// field in greyscale: who sees no colour plays by shape.

interface Ink {
  readonly field: string;
  /** A tone of the field, for echoes and ornament. */
  readonly tone: string;
  /** What the sign is printed in. */
  readonly mark: string;
}

const INKS: Readonly<Record<Colour, Ink>> = {
  red: { field: '#c92f2f', tone: '#de5547', mark: PAPER },
  pink: { field: '#f2a6ba', tone: '#f8c6d1', mark: INK },
  blue: { field: '#2355aa', tone: '#3f74c9', mark: PAPER },
  yellow: { field: '#f4c63c', tone: '#fadb7c', mark: INK },
  green: { field: '#2a8a4c', tone: '#46a566', mark: PAPER },
  black: { field: '#262224', tone: '#4a4347', mark: PAPER },
};

/** How a colour is printed. */
export function inkOf(colour: Colour): Ink {
  return INKS[colour];
}

/** Shapes in a box of 100 × 100 around the origin. */
const SHAPES: Readonly<Record<Sign, string>> = {
  square: 'M-34 -42H34Q42 -42 42 -34V34Q42 42 34 42H-34Q-42 42 -42 34V-34Q-42 -42 -34 -42Z',
  heart:
    'M0 48C-12 29 -47 12 -47 -17C-47 -35 -35 -46 -22 -46C-12 -46 -4 -40 0 -29C4 -40 12 -46 22 -46C35 -46 47 -35 47 -17C47 12 12 29 0 48Z',
  wave: 'M-50 -32C-36 -52 -16 -52 0 -34S36 -16 50 -34V-12C36 6 16 6 0 -12S-36 -30 -50 -10ZM-50 14C-36 -6 -16 -6 0 12S36 30 50 12V34C36 52 16 52 0 34S-36 16 -50 36Z',
  star: 'M0 -52L13.5 -17.5L50 -15.5L21.5 7.5L31 43L0 23L-31 43L-21.5 7.5L-50 -15.5L-13.5 -17.5Z',
  leaf: 'M0 -52C50 -28 54 20 7 38L5 53H-5L-7 38C-54 20 -50 -28 0 -52Z',
  moon: 'M31 -45A50 50 0 1 0 31 45A39 39 0 1 1 31 -45Z',
};

/** What is cut out of a sign, drawn in the field's colour. */
const CUTS: Readonly<Partial<Record<Sign, string>>> = {
  square: 'M-22 -22H22V22H-22Z',
  leaf: 'M0 -26V36M0 14L18 -2M0 14L-18 -2M0 -6L13 -18M0 -6L-13 -18',
};

/** The path of a colour's sign in a box of 100 × 100 around the origin, for cards and panels alike. */
export function vivaSignPath(colour: Colour): string {
  return SHAPES[SIGNS[colour]];
}

/** The lines cut into a colour's sign; empty if there are none. */
export function vivaSignCut(colour: Colour): string {
  return CUTS[SIGNS[colour]] ?? '';
}

/** The corner signs: discs at the left edge, one above the other, within what a fan leaves visible. */
const BADGE = { x: 80, y: 84, r: 49, step: 112 };

/** 21 designs. */
export const VIVA: Deck = {
  id: 'viva',
  faces: DESIGNS,
  format: POKER,
  farIndex: fromAfar(2 * BADGE.r, POKER),
  draw: (face, settings) => vivaFace(face as VivaCard, settings),
};

const EDGE = 24;
const FIELD = `M${EDGE} ${EDGE}H${POKER.width - EDGE}V${POKER.height - EDGE}H${EDGE}Z`;
/** The part of the field below the diagonal, in two-coloured cards. */
const LOWER = `M${EDGE} 606L${POKER.width - EDGE} 274V${POKER.height - EDGE}H${EDGE}Z`;
const DIAGONAL = `M${EDGE} 606L${POKER.width - EDGE} 274`;

/** A face as SVG, 630 × 880. */
function vivaFace(card: VivaCard, { far }: FaceSettings): string {
  const colours = coloursOf(card);
  const edge = `viva-${card}`;
  return sheet(
    POKER,
    el('clipPath', { id: edge }, el('path', { d: FIELD })),
    el('g', { 'clip-path': `url(#${edge})` }, fields(colours)),
    cornered(POKER, colours.map(badge).join(''), far),
  );
}

function fields(colours: readonly Colour[]): string {
  const [first = 'black', second] = colours;
  if (!second) return fill(FIELD, inkOf(first).field) + emblem(first, POKER.width / 2, POKER.height / 2, 4.1);
  const lower = `viva-lower-${first}-${second}`;
  return (
    fill(FIELD, inkOf(first).field) +
    emblem(first, 322, 208, 2.6) +
    el('clipPath', { id: lower }, el('path', { d: LOWER })) +
    el('g', { 'clip-path': `url(#${lower})` }, fill(LOWER, inkOf(second).field), emblem(second, 308, 672, 2.6)) +
    line(DIAGONAL, PAPER, 16)
  );
}

/** A large sign that echoes outwards in a tone of its field. */
function emblem(colour: Colour, x: number, y: number, scale: number): string {
  const { field, tone } = inkOf(colour);
  const d = vivaSignPath(colour);
  const echo = [64, 56, 40, 32, 16, 8].map((width, k) =>
    el('path', { d, fill: 'none', stroke: k % 2 === 0 ? tone : field, 'stroke-width': width }),
  );
  return at(x, y, echo.join('') + sign(colour), scale);
}

function sign(colour: Colour): string {
  const { field, mark } = inkOf(colour);
  const cut = vivaSignCut(colour);
  return fill(vivaSignPath(colour), mark) + (cut ? line(cut, field, 5) : '');
}

function badge(colour: Colour, k: number): string {
  const { x, y, r, step } = BADGE;
  return at(
    x,
    y + k * step,
    disc(0, 0, r, inkOf(colour).field, PAPER, 9) + disc(0, 0, r + 4.5, 'none', INK, 2) + at(0, 0, sign(colour), 0.68),
  );
}
