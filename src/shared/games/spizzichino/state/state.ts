/** Where a match of Spizzichino stands: the whole truth, seen by nobody. */

import type { ItalianCard } from '../../../cards/italian.ts';
import { at, present } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Chance, Move } from './moves.ts';
import type {
  DealResult,
  Declaration,
  Observation,
  Phase,
  PileChoice,
  Played,
  SeenMove,
  Taken,
} from './observation.ts';
import type { Options } from './options.ts';
import { BOTH_SEATS } from './seats.ts';

/** Cards on each other, the top one last. */
export type Pile = ItalianCard[];

export interface TrickInPlay {
  leader: Seat;
  plays: Played[];
  winner: Seat | null;
}

export interface State {
  options: Options;
  phase: Phase;
  /** Who decides; null where chance does, and at the end. */
  turn: Seat | null;
  /** Who dealt, or deals next; null before chance has drawn one (SP-4). */
  dealer: Seat | null;
  /** The eight piles of SP-5, face down, an empty one for each that was chosen; none outside the choice. */
  stacks: Pile[];
  choices: PileChoice[];
  hands: ItalianCard[][];
  /** By seat: the two turned up before it (SP-7). */
  piles: Pile[][];
  declarations: Declaration[];
  taken: Taken[];
  tricks: TrickInPlay[];
  deals: DealResult[];
  last: SeenMove | null;
}

/** The types of this game, for the engine's contract: the same five in every game. */
export interface Spizzichino {
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
    stacks: [],
    choices: [],
    hands: BOTH_SEATS.map(() => []),
    piles: BOTH_SEATS.map(() => []),
    declarations: [],
    taken: [],
    tricks: [],
    deals: [],
    last: null,
  };
}

/** Who dealt. Chance has drawn the first dealer by now. */
export function dealerOf(state: State): Seat {
  return present(state.dealer, 'dealer');
}

export function handOf(state: State, seat: Seat): ItalianCard[] {
  return at(state.hands, seat);
}

/** The two piles before a seat; none before it has chosen. */
export function pilesOf(state: State, seat: Seat): Pile[] {
  return at(state.piles, seat);
}
