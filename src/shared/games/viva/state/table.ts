/** What lies on the table and in the hands: all that VI-21 undoes. */

import { orderOf, type VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type Design, numbersOf } from './designs.ts';
import { copyHand, emptyHand, type Hand, removeCard } from './hand.ts';
import { copyHandHistory, type MutableHandHistory, type Peeked, recordCardGone } from './hand-history.ts';

/** Last round's loser has a blocking card of their own (VI-6); null while a VIVA's new one is to come (VI-16). */
export interface OwnBlocker<Card = Design> {
  readonly seat: Seat;
  readonly card: Card | null;
}

/** By number. */
export const HOUSES: readonly number[] = [0, 1, 2];

/** What decides where a card may be played; open to all, who see the cards by their names. */
export interface Board<Card = Design> {
  /** By house a pile, the top card last (VI-8). */
  readonly houses: readonly (readonly Card[])[];
  /** The general blocking card (VI-4); null between its clearing and the next. */
  readonly general: Card | null;
  readonly own: OwnBlocker<Card> | null;
}

export interface Table {
  /** As on the board. */
  houses: Design[][];
  general: Design | null;
  /** Never changed, only replaced. */
  own: OwnBlocker | null;
  hands: Hand[];
  /** The cards that were shuffled last, first = top, face down; and how many of them have gone from the stock. */
  shuffled: readonly Design[];
  drawn: number;
  /** Cleared cards since the last restock, in the order in which they went. */
  cleared: Design[];
  /** A restock has come in this round, and neither a VIVA nor a last card since: the next one clears the table (VI-12). */
  stale: boolean;
  /** What the hands went through since a hidden card is more likely here than there. */
  past: MutableHandHistory | null;
  /** The next cards of the stock that somebody has seen (VI-21). Never changed, only replaced. */
  peeked: readonly Peeked[];
}

export function emptyHouses(): Design[][] {
  return [[], [], []];
}

export function emptyTable(seats: number): Table {
  return {
    houses: emptyHouses(),
    general: null,
    own: null,
    hands: Array.from({ length: seats }, emptyHand),
    shuffled: [],
    drawn: 0,
    cleared: [],
    stale: false,
    past: null,
    peeked: [],
  };
}

/** A table of its own to play on at: what is never changed in place is shared. */
export function copyTable(table: Table): Table {
  return {
    ...table,
    houses: table.houses.map((pile) => pile.slice()),
    hands: table.hands.map(copyHand),
    cleared: table.cleared.slice(),
    past: table.past && copyHandHistory(table.past),
  };
}

/** The board that somebody sees, as the rules ask about it. */
export function boardByDesign({ houses, general, own }: Board<VivaCard>): Pick<Table, keyof Board> {
  return {
    houses: houses.map(numbersOf),
    general: general && orderOf(general),
    own: own && { seat: own.seat, card: own.card && orderOf(own.card) },
  };
}

export function handOf(hands: readonly Hand[], seat: Seat): Hand {
  return at(hands, seat);
}

/** Cards in the stock. */
export function stockSize({ shuffled, drawn }: Table): number {
  return shuffled.length - drawn;
}

/** So many copies of a card leave a hand, before all eyes. `taken`: one of them is the card that came last (VI-10). */
export function leaveHand({ hands, past }: Table, seat: Seat, card: Design, copies = 1, taken = false): void {
  removeCard(handOf(hands, seat), card, copies);
  if (past) for (let k = 0; k < copies; k++) recordCardGone(past, seat, card, taken && k === 0);
}

/** VI-14, VI-17: houses and general blocking card go to the cleared cards. */
export function clearBoard(table: Table): void {
  for (const house of table.houses) for (const card of house) table.cleared.push(card);
  if (table.general !== null) table.cleared.push(table.general);
  table.houses = emptyHouses();
  table.general = null;
}
