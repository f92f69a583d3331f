import type { Seat } from '../../engine/rules.ts';
import type { Chance, Move } from './moves.ts';
import type { Observation, Phase, Seen } from './observation.ts';
import type { Options } from './options.ts';
import type { Stone } from './stones.ts';

export interface State {
  options: Options;
  phase: Phase;
  /** Whose turn it is; nobody's while chance is next, and at the end. */
  turn: Seat | null;
  hands: Stone[][];
  /** The stones in the middle, from the bottom up. */
  heap: Stone[];
  /** By seat, in the order they were taken. */
  taken: Stone[][];
  /** The points of each finished round, by seat (SA-8). */
  rounds: (readonly number[])[];
  /** The round so far. */
  story: Seen[];
}

export interface Sassi {
  State: State;
  Move: Move;
  Chance: Chance;
  Options: Options;
  Observation: Observation;
}

export function initial(options: Options, seats: number): State {
  const none = () => Array.from({ length: seats }, (): Stone[] => []);
  return { options, phase: 'deal', turn: null, hands: none(), heap: [], taken: none(), rounds: [], story: [] };
}
