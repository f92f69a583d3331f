/** Flat Monte Carlo: playouts of each move in the same worlds, so that luck cancels. */
import { at, maxBy } from '../../engine/collections.ts';
import type { Random } from '../../engine/random.ts';
import type { GameTypes, MoveIndex, Seat } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import { copyState, type IndexedRules, nextDecision, rollOut } from './playout.ts';

/** A move and its outcomes by world; all moves start with the same world. */
export interface MoveTrial {
  readonly move: MoveIndex;
  readonly outcomes: number[];
}

/**
 * A move is dropped once it is so many standard errors behind the best, after a minimum of worlds.
 */
const DROP_AT_ERRORS = 2.5;
const MIN_WORLDS = 8;

/**
 * Plays out each move once per world: a good rollout policy is deterministic. Limited to so many
 * playouts; yields after each world.
 */
export function* flatMonteCarlo<G extends GameTypes>(
  rules: IndexedRules<G>,
  mind: SearchModel<G>,
  worlds: Iterable<G['State']>,
  seat: Seat,
  moves: readonly MoveIndex[],
  playouts: number,
  random: Random,
): Generator<undefined, MoveTrial[]> {
  const trials = moves.map((move): MoveTrial => ({ move, outcomes: [] }));
  let [left, spent] = [trials, 0];
  for (const world of worlds) {
    for (const { move, outcomes: brought } of left) {
      const own = copyState(rules, world);
      rules.indexedMoves.apply(own, seat, move);
      const outcome = rollOut(rules, mind, own, nextDecision(rules, mind, own, random), random);
      brought.push(outcome?.[seat] ?? 0);
    }
    spent += left.length;
    if (at(left, 0).outcomes.length % MIN_WORLDS === 0) left = remainingTrials(left);
    yield;
    if (left.length === 1 || spent >= playouts) break;
  }
  return trials;
}

function remainingTrials(trials: readonly MoveTrial[]): MoveTrial[] {
  const best = maxBy(trials, ({ outcomes: brought }) => meanOf(brought));
  return trials.filter((trial) => trial === best || !isBetter(best, trial, DROP_AT_ERRORS));
}

/**
 * Whether one move leads another by so many standard errors over their common worlds. No list is
 * built, since it is called often.
 */
export function isBetter(one: MoveTrial, other: MoveTrial, errors: number): boolean {
  const worlds = Math.min(one.outcomes.length, other.outcomes.length);
  const mean = meanGain(one, other);
  if (worlds < 2) return mean > errors;
  let squares = 0;
  for (let k = 0; k < worlds; k++) squares += (gainIn(one, other, k) - mean) ** 2;
  return mean > errors * Math.sqrt(squares / (worlds - 1) / worlds);
}

/** The mean lead over another move in their common worlds. */
export function meanGain(one: MoveTrial, other: MoveTrial): number {
  const worlds = Math.min(one.outcomes.length, other.outcomes.length);
  let sum = 0;
  for (let k = 0; k < worlds; k++) sum += gainIn(one, other, k);
  return sum / worlds;
}

function gainIn({ outcomes: brought }: MoveTrial, other: MoveTrial, world: number): number {
  return (brought[world] ?? 0) - (other.outcomes[world] ?? 0);
}

/** There is at least one value. */
export function meanOf(values: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < values.length; k++) sum += values[k] ?? 0;
  return sum / values.length;
}

/** The standard error of the mean; 1 where it is unknown. */
export function standardError(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return 1;
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1) / n);
}
