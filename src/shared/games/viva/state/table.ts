/** The table and the hands: all that VI-21 undoes. */
import { orderOf } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Board, OwnBlocker } from './board.ts';
import type { Design } from './designs.ts';
import {
  copyHand,
  copyHandHistory,
  emptyHand,
  type Hand,
  type MutableHandHistory,
  type Peeked,
  recordCardGone,
  removeCard,
} from './hand.ts';
import type { Play } from './moves.ts';

export interface Table {
  /** As on the board. */
  houses: Design[][];
  general: Design | null;
  /** Never changed, only replaced. */
  own: OwnBlocker | null;
  hands: Hand[];
  /** The last shuffled cards, top first, face down; and the number drawn from the stock. */
  shuffled: readonly Design[];
  drawn: number;
  /** Cards cleared since the last restock, in order. */
  cleared: Design[];
  /**
   * This round had a restock, and no VIVA or last card since: the next one clears the table
   * (VI-12).
   */
  stale: boolean;
  /** The hands' histories, once hidden cards aren't equally likely everywhere. */
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

/** A copy to play on, which shares what never changes in place. */
export function copyTable(table: Table): Table {
  return {
    ...table,
    houses: table.houses.map((pile) => pile.slice()),
    hands: table.hands.map(copyHand),
    cleared: table.cleared.slice(),
    past: table.past && copyHandHistory(table.past),
  };
}

export function handOf(hands: readonly Hand[], seat: Seat): Hand {
  return at(hands, seat);
}

/** Cards in the stock. */
export function stockSize({ shuffled, drawn }: Table): number {
  return shuffled.length - drawn;
}

/**
 * So many copies of a card publicly leave a hand. `taken`: one of them is the newest card (VI-10).
 */
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

/** The board after a play. */
export function laidOn(board: Board, { card, houses }: Play): Board {
  const design = orderOf(card);
  return { ...board, houses: board.houses.map((pile, house) => (houses.includes(house) ? [...pile, design] : pile)) };
}
