/** What lies on the table and in the hands: all that VI-21 undoes. */

import type { VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type Cards, removeCard } from './hand.ts';
import { note, type Past, type Peeked } from './past.ts';

/** Last round's loser has a blocking card of their own (VI-6); null while a VIVA's new one is to come (VI-16). */
export interface OwnBlocker {
  readonly seat: Seat;
  readonly card: VivaCard | null;
}

/** By number. */
export const HOUSES: readonly number[] = [0, 1, 2];

/** What decides where a card may be played; open to all. */
export interface Board {
  /** By house a pile, the top card last (VI-8). */
  readonly houses: readonly (readonly VivaCard[])[];
  /** The general blocking card (VI-4); null between its clearing and the next. */
  readonly general: VivaCard | null;
  readonly own: OwnBlocker | null;
}

export interface Table {
  /** As on the board. */
  houses: VivaCard[][];
  general: VivaCard | null;
  /** Never changed, only replaced. */
  own: OwnBlocker | null;
  /** Sorted, so that their order tells nothing. */
  hands: VivaCard[][];
  /** The cards that were shuffled last, first = top, face down; and how many of them have gone from the stock. */
  shuffled: readonly VivaCard[];
  drawn: number;
  /** Cleared cards since the last restock, in the order in which they went. */
  cleared: VivaCard[];
  /** A restock has come in this round, and neither a VIVA nor a last card since: the next one clears the table (VI-12). */
  stale: boolean;
  /** What the hands went through since a hidden card is more likely here than there. Never changed, only replaced. */
  past: Past | null;
  /** The next cards of the stock that somebody has seen (VI-21). Never changed, only replaced. */
  peeked: readonly Peeked[];
}

export function emptyHouses(): VivaCard[][] {
  return HOUSES.map(() => []);
}

function emptyHands(seats: number): VivaCard[][] {
  return Array.from({ length: seats }, () => []);
}

export function emptyTable(seats: number): Table {
  return {
    houses: emptyHouses(),
    general: null,
    own: null,
    hands: emptyHands(seats),
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
    hands: table.hands.map((hand) => hand.slice()),
    cleared: table.cleared.slice(),
  };
}

export function handOf<H extends Cards>(hands: readonly H[], seat: Seat): H {
  return at(hands, seat);
}

/** Cards in the stock. */
export function stockSize({ shuffled, drawn }: Table): number {
  return shuffled.length - drawn;
}

/** So many copies of a card leave a hand, before all eyes. `taken`: one of them is the card that came last (VI-10). */
export function leaveHand(table: Table, seat: Seat, card: VivaCard, copies = 1, taken = false): void {
  removeCard(handOf(table.hands, seat), card, copies);
  for (let k = 0; k < copies; k++) note(table, seat, taken && k === 0 ? { gone: card, taken } : { gone: card });
}

/** VI-14, VI-17: houses and general blocking card go to the cleared cards. */
export function clearBoard(table: Table): void {
  table.cleared.push(...table.houses.flat());
  if (table.general) table.cleared.push(table.general);
  table.houses = emptyHouses();
  table.general = null;
}
