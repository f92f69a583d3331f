/** Where a match of Briscola Chiamata stands: the whole truth, seen by nobody. */

import type { FrenchCard, Suit } from '../../../cards/french.ts';
import { at, present } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Chance, Move } from './moves.ts';
import type { Call, DealResult, Observation, Phase, SeenMove } from './observation.ts';
import type { Options } from './options.ts';
import { ALL_SEATS } from './seats.ts';

export interface TrickInPlay {
  leader: Seat;
  cards: FrenchCard[];
  winner: Seat | null;
}

export interface State {
  options: Options;
  phase: Phase;
  /** Who decides; null where chance does, and at the end. */
  turn: Seat | null;
  /** Who dealt, or deals next; null before chance has drawn one (BC-4). */
  dealer: Seat | null;
  /** What each seat still holds. */
  hands: FrenchCard[][];
  calls: Call[];
  /** Who won the auction; null until it is over. */
  declarer: Seat | null;
  trump: Suit | null;
  tricks: TrickInPlay[];
  /** By how much the next scored deal counts (BC-10). */
  factor: number;
  deals: DealResult[];
  last: SeenMove | null;
}

/** The types of this game, for the engine's contract: the same five in every game. */
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
    hands: ALL_SEATS.map(() => []),
    calls: [],
    declarer: null,
    trump: null,
    tricks: [],
    factor: 1,
    deals: [],
    last: null,
  };
}

/** Who dealt. Chance has drawn the first dealer by now. */
export function dealerOf(state: State): Seat {
  return present(state.dealer, 'dealer');
}

/** What a seat still holds. */
export function handOf(state: State, seat: Seat): FrenchCard[] {
  return at(state.hands, seat);
}
