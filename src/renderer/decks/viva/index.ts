/** The 21 designs of VIVA: bold fields of one or two colours, each with its sign large and in the corners. */
import { type Colour, coloursOf, DESIGNS, type VivaCard } from '#shared/cards/viva.ts';
import { cornered, fromAfar, POKER, sheet } from '../card-sheet.ts';
import type { Deck, FaceSettings } from '../deck.ts';
import { INK, PAPER } from '../palette.ts';
import { at, disc, el, fill, line } from '../svg.ts';
import { inkOf, vivaSignCut, vivaSignPath } from './colours.ts';

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
