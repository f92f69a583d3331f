/** The full state of a match of Briscola Chiamata, visible to nobody. */

import { at, present } from '../../../engine/collections.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import type { CardNumber, SuitNumber } from './cards.ts';
import type { Chance, Move } from './moves.ts';
import type { Call, DealResult, Observation, Phase, PublicMove } from './observation.ts';
import type { Options } from './options.ts';

export interface State {
  options: Options;
  phase: Phase;
  /** Who decides; null where chance does, and at the end. */
  turn: Seat | null;
  /** Who dealt, or deals next; null before chance has drawn one (BC-4). */
  dealer: Seat | null;
  /** What each seat still holds, in the order dealt. */
  hands: CardNumber[][];
  calls: Call[];
  /** The bid to go over, or the one that won, and whose it is; null if nobody has bid. */
  standing: MoveIndex | null;
  bidder: Seat | null;
  /** Who has passed: bit *k* is seat *k*'s (BC-9). */
  passed: number;
  /** Who won the auction; null until it is over. */
  declarer: Seat | null;
  trump: SuitNumber | null;
  /** The card that the winner has called (BC-11); null before the trump is named. */
  called: CardNumber | null;
  /** Who has played it; null as long as nobody has (BC-16). */
  teammate: Seat | null;
  /** The cards of the deal's tricks as they were played, five to a trick. */
  played: CardNumber[];
  /** Who led each trick; after the last one, who took it. */
  leaders: Seat[];
  /** The card that takes the trick as it lies, and who laid it (BC-14); null where no card lies. */
  best: CardNumber | null;
  bestBy: Seat;
  /** Card points that lie in the trick. */
  lying: number;
  /** Card points of the tricks each seat has taken in this deal. */
  taken: number[];
  /** By how much the next scored deal counts (BC-10). */
  factor: number;
  deals: DealResult[];
  /** The latest public event that no other field tells: calls and plays have their own. */
  last: BeforeAuctionMove | null;
}

/** Before anybody has spoken. */
export type BeforeAuctionMove = Extract<PublicMove, { type: 'dealer' | 'deal' | 'throw-in' }>;

/** The game's types for the engine's contract. */
export interface Briscola {
  State: State;
  Move: Move;
  Chance: Chance;
  Options: Options;
  Observation: Observation;
}

/** A match before chance has drawn its first dealer. */
export function initial(options: Options): State {
  return {
    options,
    phase: 'dealing',
    turn: null,
    dealer: null,
    hands: noHands(),
    calls: [],
    standing: null,
    bidder: null,
    passed: 0,
    declarer: null,
    trump: null,
    called: null,
    teammate: null,
    played: [],
    leaders: [],
    best: null,
    bestBy: 0,
    lying: 0,
    taken: [0, 0, 0, 0, 0],
    factor: 1,
    deals: [],
    last: null,
  };
}

/** Hands before a deal, and after it has gone back unseen. */
export function noHands(): CardNumber[][] {
  return [[], [], [], [], []];
}

/**
 * Clears the table before the auction. Field by field: `Object.assign` takes half as long as a
 * shuffle.
 */
export function clearTable(state: State): void {
  state.calls = [];
  state.standing = null;
  state.bidder = null;
  state.passed = 0;
  state.declarer = null;
  state.trump = null;
  state.called = null;
  state.teammate = null;
  state.played = [];
  state.leaders = [];
  state.best = null;
  state.bestBy = 0;
  state.lying = 0;
  state.taken = [0, 0, 0, 0, 0];
}

/** A copy to play on in, which shares what `apply` never changes in place. */
export function copy(state: State): State {
  return {
    ...state,
    hands: state.hands.map((hand) => hand.slice()),
    calls: state.calls.slice(),
    played: state.played.slice(),
    leaders: state.leaders.slice(),
    taken: state.taken.slice(),
    deals: state.deals.slice(),
  };
}

/** Who dealt. Chance has drawn the first dealer by now. */
export function dealerOf(state: State): Seat {
  return present(state.dealer, 'dealer');
}

/** What a seat still holds, in the order dealt. */
export function handOf({ hands }: State, seat: Seat): readonly CardNumber[] {
  return at(hands, seat);
}

/** BC-13: whether the card is in the seat's hand. */
export function holds(state: State, seat: Seat, card: CardNumber): boolean {
  return handOf(state, seat).includes(card);
}
