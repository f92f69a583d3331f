/** What a regional style of the Italian deck is made of, and how its cards are put together. */
import {
  type ItalianCard,
  type ItalianRank,
  type ItalianSuit,
  italianRankOf,
  italianSuitOf,
} from '#shared/cards/italian.ts';
import { besideCorners, between, cornered, type Format, fromAfar, LONG, sheet } from '../card-sheet.ts';
import { lettering } from '../corner-letters.ts';
import type { Deck, FaceSettings } from '../deck.ts';
import type { FigureRank } from '../italian/figure-card.ts';
import { rowsOf } from '../italian/number-cards.ts';
import { italianSign, type Sign, scaleToFit } from '../italian/suit-signs.ts';
import { at, el } from '../svg.ts';

type BySuit<T> = Readonly<Record<ItalianSuit, T>>;

/** How the Italian cards are drawn in a region. Everything in the middle is drawn on a sheet of 500 × 940. */
export interface Style {
  readonly id: string;
  /** What the signs are drawn as; pips, hands and corners share them. */
  readonly signs: BySuit<Sign>;
  /** What stands in corners instead, where a sign would be too slender there. */
  readonly seals: Readonly<Partial<Record<ItalianSuit, Sign>>>;
  /** The colour of the ranks in the corners. */
  readonly inks: BySuit<string>;
  ace(suit: ItalianSuit): string;
  /** The middle of a 2 to 7. */
  pips(rank: ItalianRank, suit: ItalianSuit, far: boolean): string;
  figure(rank: FigureRank, suit: ItalianSuit): string;
}

/** The column of rank and sign at the left edge, by the width of the card. */
const CORNERS = {
  narrow: { middle: 61, rankTop: 36, rankHeight: 162, most: 94, sign: 264, box: { width: 92, height: 112 } },
  wide: { middle: 75, rankTop: 38, rankHeight: 154, most: 118, sign: 262, box: { width: 106, height: 112 } },
};
type Corner = (typeof CORNERS)['narrow'];

/** What a corner covers from afar. */
const COVERED = { narrow: { width: 136, height: 440 }, wide: { width: 170, height: 420 } };

/** The forty cards in a style, on cards of this format. `nameOf` tells the Italian card of a face. */
export function regionalDeck(
  style: Style,
  { id, faces, format }: Pick<Deck, 'id' | 'faces' | 'format'>,
  nameOf: (face: string) => ItalianCard,
): Deck {
  const width = format.width > LONG.width ? 'wide' : 'narrow';
  return {
    id: `${style.id} ${id}`,
    faces,
    format,
    farIndex: fromAfar(CORNERS[width].rankHeight, format),
    draw: (face, settings) => regionalFace(style, nameOf(face), format, width, settings),
  };
}

function regionalFace(
  style: Style,
  card: ItalianCard,
  format: Format,
  width: keyof typeof CORNERS,
  { far }: FaceSettings,
): string {
  const rank = italianRankOf(card);
  const suit = italianSuitOf(card);
  const scale = format.height / LONG.height;
  const middle = at((format.width - LONG.width * scale) / 2, 0, middleOf(style, rank, suit, far), scale);
  const inside = between(format, middle, far, COVERED[width]);
  const corner = cornerOf(style, rank, suit, CORNERS[width]);
  return sheet(format, definitions(style, suit), inside, cornered(format, corner, far));
}

function middleOf(style: Style, rank: ItalianRank, suit: ItalianSuit, far = false): string {
  if (rank === '1') return besideCorners(style.ace(suit), far);
  if (rank === 'R' || rank === 'C' || rank === 'F') return style.figure(rank, suit);
  return style.pips(rank, suit, far);
}

function cornerOf({ inks, signs, seals }: Style, rank: ItalianRank, suit: ItalianSuit, place: Corner): string {
  const { middle, rankTop, rankHeight, most, sign, box } = place;
  const scale = scaleToFit(seals[suit] ?? signs[suit], box);
  const letter = lettering(rank, middle, rankTop, rankHeight, inks[suit], most);
  return letter + at(middle, sign, el('use', { href: `#${suit}-seal` }), scale);
}

/** The signs that a face refers to, by the names that figures hold them by. */
function definitions({ signs, seals }: Style, suit: ItalianSuit): string {
  const seal = seals[suit]?.drawing ?? el('use', { href: `#${suit}-sign` });
  return el('defs', {}, el('g', { id: `${suit}-sign` }, signs[suit].drawing), el('g', { id: `${suit}-seal` }, seal));
}

/** Signs in two or three rows, all upright. */
export function inRows(rank: ItalianRank, suit: ItalianSuit, sign: Sign, far: boolean): string {
  return rowsOf(rank, sign, far)
    .map(({ x, y, scale }) => italianSign(suit, x, y, scale))
    .join('');
}

/** Where one of many crossed signs lies about the middle of a card: aside, below, its scale, and degrees. */
export type Crossed = readonly [x: number, y: number, scale: number, degrees: number];

/** Signs that cross; the first lies lowest. */
export function crossed(drawing: string, places: readonly Crossed[]): string {
  return places
    .map(([x, y, scale, degrees]) => at(LONG.width / 2 + x, LONG.height / 2 + y, drawing, scale, degrees))
    .join('');
}
