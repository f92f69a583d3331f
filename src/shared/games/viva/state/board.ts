/** The three houses: where cards fit, and how identical cards go together. */
import { ALL_COLOURS, type Colour, commonColours, orderOf, type VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { coloursOf, type Design, nameOf, numbersOf } from './designs.ts';

/** By number. */
export const HOUSES: readonly number[] = [0, 1, 2];

// Which cards the blocking cards forbid.

/** A blocking card that forbids a card, and their common colour. */
export interface Blocker {
  readonly by: 'general' | 'own';
  readonly colour: Colour;
}

/** This seat's own blocking card, if it has one (VI-6). */
export function ownBlockerOf({ own }: Board, seat: Seat): Design | null {
  return own?.seat === seat ? own.card : null;
}

/** The colours blocked for this seat, as bits: of the general blocking card and its own (VI-7). */
export function blockedColours(board: Board, seat: Seat): number {
  const own = ownBlockerOf(board, seat);
  return (board.general === null ? 0 : coloursOf(board.general)) | (own === null ? 0 : coloursOf(own));
}

/** VI-7: whether the card shows a blocked colour. */
export function isBlocked(board: Board, seat: Seat, card: Design): boolean {
  return (coloursOf(card) & blockedColours(board, seat)) !== 0;
}

/** What blocks the card for this seat (VI-7); undefined for nothing. */
export function blockerOf(board: Board, seat: Seat, card: Design): Blocker | undefined {
  for (const by of ['general', 'own'] as const) {
    const blocking = by === 'general' ? board.general : ownBlockerOf(board, seat);
    const colour = blocking === null ? undefined : commonColours([nameOf(card), nameOf(blocking)])[0];
    if (colour) return { by, colour };
  }
  return undefined;
}

/** Sets of houses are bits, one a house; all of them: */
export const ALL_HOUSES = (1 << HOUSES.length) - 1;

/** A house's top card; undefined if it is empty. */
export function topOf<Card>({ houses }: Pick<Board<Card>, 'houses'>, house: number): Card | undefined {
  const pile = houses[house];
  return pile?.[pile.length - 1];
}

/** The colours that fit a house, as bits: its top card's, or all where it is empty (VI-8). */
export function fittingColours(board: Board, house: number): number {
  const top = topOf(board, house);
  return top === undefined ? ALL_COLOURS : coloursOf(top);
}

/** VI-9: one entry a copy, either all on one house or each on a different one, ascending. */
export function isPlacement(houses: readonly number[]): boolean {
  const stacked = houses[0] === houses[1];
  for (let k = 1; k < houses.length; k++) {
    const step = at(houses, k) - at(houses, k - 1);
    if (stacked ? step !== 0 : step <= 0) return false;
  }
  return true;
}

/** VI-13: whether one colour is on the top card of all three houses. */
export function isViva(board: Board): boolean {
  let colours = ALL_COLOURS;
  for (const house of HOUSES) {
    const top = topOf(board, house);
    if (top === undefined) return false;
    colours &= coloursOf(top);
  }
  return colours !== 0;
}

/** Last round's loser has a blocking card of their own (VI-6); null while a VIVA's new one is to come (VI-16). */
export interface OwnBlocker<Card = Design> {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** What decides legal plays; public, with cards by name. */
export interface Board<Card = Design> {
  /** By house a pile, the top card last (VI-8). */
  readonly houses: readonly (readonly Card[])[];
  /** The general blocking card (VI-4); null between its clearing and the next. */
  readonly general: Card | null;
  readonly own: OwnBlocker<Card> | null;
}

/** The board that somebody sees, as the rules ask about it. */
export function boardByDesign({ houses, general, own }: Board<VivaCard>): {
  readonly houses: Design[][];
  readonly general: Design | null;
  readonly own: OwnBlocker | null;
} {
  return {
    houses: houses.map(numbersOf),
    general: general && orderOf(general),
    own: own && { seat: own.seat, card: own.card && orderOf(own.card) },
  };
}
