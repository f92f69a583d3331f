/** The full state of a match of VIVA, visible to nobody. */

import type { VivaCard } from '../../../cards/viva.ts';
import { present } from '../../../engine/collections.ts';
import type { GameEvent, Seat } from '../../../engine/rules.ts';
import type { Design } from './designs.ts';
import type { Chance, Move } from './moves.ts';
import type { Due, Observation, Phase, PublicMove, Round, RoundResult } from './observation.ts';
import type { Options } from './options.ts';
import { copyTable, type Table } from './table.ts';

/** A card that came from the stock, and where to; `general` where the table was cleared (VI-12). */
export interface Draw {
  readonly to: Due | 'general';
  readonly card: VivaCard;
}

/** An event since a play that can still be called out, and its cards from the stock. */
export interface Step {
  readonly event: GameEvent<Move, Chance>;
  readonly draws: readonly Draw[];
}

/** VI-21: the play that can be called out now. */
export interface Window {
  readonly player: Seat;
  /** The card it took before the play (VI-10). */
  readonly taken: Design | null;
  /** The table before the play. */
  readonly before: Table;
  /** The play, and what came after it. */
  readonly since: readonly Step[];
}

/**
 * `apply` changes table, due cards and event log in place; other fields' values are only replaced.
 */
export interface State {
  options: Options;
  seats: number;
  phase: Phase;
  /** Who decides; null where chance does, and at the end. */
  turn: Seat | null;
  /** Null before the first starter is known; between rounds, the one to be dealt. */
  round: Round | null;
  /** Of the rounds played. */
  results: readonly RoundResult[];
  table: Table;
  /** The card just taken, in phase `taken`. */
  taken: Design | null;
  /** Cards still due; when there are any, the table waits for a restock (VI-12). */
  due: Due[];
  /** Passes in a row because nothing could be taken (VI-12). */
  passes: number;
  window: Window | null;
  /** The round's latest public events, oldest first. */
  story: PublicMove[];
}

/** The game's types for the engine's contract. */
export interface Viva {
  State: State;
  Move: Move;
  Chance: Chance;
  Options: Options;
  Observation: Observation;
}

/**
 * A copy to play on in. A table that a play may be undone to (VI-21) is changed in place, so it is
 * copied, too.
 */
export function copy(state: State): State {
  const { table, window, due, story } = state;
  return {
    ...state,
    table: copyTable(table),
    due: due.slice(),
    window: window && { ...window, before: copyTable(window.before) },
    story: story.slice(),
  };
}

/** The round that is played. The starter is known by now. */
export function roundOf(state: State): Round {
  return present(state.round, 'round');
}

/** A seat's turn begins (VI-5). */
export function startTurn(state: State, seat: Seat): void {
  state.phase = 'turn';
  state.turn = seat;
  state.taken = null;
}
