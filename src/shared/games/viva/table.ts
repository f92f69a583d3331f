/** What lies on the table and in the hands: all that VI-21 undoes. Never changed, only replaced. */
import type { VivaCard } from '../../cards/viva.ts';
import type { Seat } from '../../engine/rules.ts';
import { sorted, without } from './hand.ts';

/** Last round's loser has a blocking card of their own (VI-6); null while a VIVA's new one is to come (VI-16). */
export interface OwnBlocker {
  readonly seat: Seat;
  readonly card: VivaCard | null;
}

/** What decides where a card may be played; open to all. */
export interface Board {
  /** Three piles, the top card last (VI-8). */
  readonly houses: readonly (readonly VivaCard[])[];
  /** The general blocking card (VI-4); null between its clearing and the next. */
  readonly general: VivaCard | null;
  readonly own: OwnBlocker | null;
}

/** By seat. */
export type Hands = readonly (readonly VivaCard[])[];

export interface Table extends Board {
  /** Sorted, so that their order tells nothing. */
  readonly hands: Hands;
  /** The cards that were shuffled last, first = top, face down; and how many of them have gone from the stock. */
  readonly shuffled: readonly VivaCard[];
  readonly drawn: number;
  /** Cleared cards since the last restock, in the order in which they went. */
  readonly cleared: readonly VivaCard[];
  /** A restock has come in this round, and neither a VIVA nor a last card since: the next one clears the table (VI-12). */
  readonly stale: boolean;
  /**
   * By viewer, seats first and then everyone: cards that are in the others' hands for sure, since the viewer saw
   * at the last restock all that was shuffled.
   */
  readonly counted: Hands;
  /** By seat: cards that are in its hand for sure, since it took them back before all eyes (VI-21). */
  readonly shown: Hands;
}

export const NO_HOUSES: Board['houses'] = [[], [], []];

function emptyHands(seats: number): Hands {
  return Array.from({ length: seats }, () => []);
}

export function emptyTable(seats: number): Table {
  const none = emptyHands(seats);
  return {
    houses: NO_HOUSES,
    general: null,
    own: null,
    hands: none,
    shuffled: [],
    drawn: 0,
    cleared: [],
    stale: false,
    counted: emptyHands(seats + 1),
    shown: none,
  };
}

export function handOf(hands: Hands, seat: Seat): readonly VivaCard[] {
  return hands[seat] as readonly VivaCard[];
}

/** Cards in the stock. */
export function stockSize({ shuffled, drawn }: Table): number {
  return shuffled.length - drawn;
}

/** The table after so many copies of a card have left a hand. */
export function leaveHand(table: Table, seat: Seat, card: VivaCard, copies = 1): Table {
  const counted = table.counted.map((cards, viewer) => (viewer === seat ? cards : without(cards, card, copies)));
  const hands = leave(table.hands, seat, card, copies);
  return { ...table, hands, counted, shown: leave(table.shown, seat, card, copies) };
}

function leave(hands: Hands, seat: Seat, card: VivaCard, copies: number): Hands {
  const hand = handOf(hands, seat);
  const left = without(hand, card, copies);
  return left === hand ? hands : hands.with(seat, left);
}

/** What each viewer knows by counting when all cards but those in hands have been shown (VI-12). */
export function countHands(hands: Hands): Hands {
  const others = hands.map((_, viewer) => hands.filter((_, seat) => seat !== viewer));
  return [...others, hands].map((hands) => sorted(hands.flat()));
}

/** VI-14, VI-17: houses and general blocking card go to the cleared cards. */
export function clearBoard(table: Table): Table {
  const gone = table.houses.flat();
  if (table.general) gone.push(table.general);
  return { ...table, houses: NO_HOUSES, general: null, cleared: [...table.cleared, ...gone] };
}
