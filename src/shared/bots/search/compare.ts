/** Moves compared by playing each of them out in the same worlds, so that what is luck of a world cancels. */
import { at } from '../../engine/at.ts';
import { moveEvent } from '../../engine/match.ts';
import type { Mind } from '../../engine/mind.ts';
import type { Random } from '../../engine/random.ts';
import type { GameTypes, Rules, Seat } from '../../engine/rules.ts';
import { bestOf } from '../best.ts';
import { copyOf } from './copies.ts';
import { nextDecision, playOut } from './playout.ts';

/** A move, and what it brought in one world after the other: the first value of each move is of the same world. */
export interface Trial<Move> {
  readonly move: Move;
  readonly brought: number[];
}

/** A move is no longer tried once it looks worse than the best by so many standard errors, after so many worlds. */
const HOPELESS = 2.5;
const AT_LEAST = 8;

/**
 * Plays out each move in world after world, in each once: who plays well by itself plays the same in the same world. So many
 * playouts in all; yields after each world.
 */
export function* compareMoves<G extends GameTypes>(
  rules: Rules<G>,
  mind: Mind<G>,
  worlds: Iterable<G['State']>,
  seat: Seat,
  moves: readonly G['Move'][],
  playouts: number,
  random: Random,
): Generator<undefined, Trial<G['Move']>[]> {
  const trials = moves.map((move): Trial<G['Move']> => ({ move, brought: [] }));
  let [left, spent] = [trials, 0];
  for (const world of worlds) {
    for (const { move, brought } of left) {
      const own = copyOf(rules, world);
      rules.apply(own, moveEvent(seat, move));
      const outcome = playOut(rules, mind, own, nextDecision(rules, mind, own, random), random);
      brought.push(outcome?.[seat] ?? 0);
    }
    spent += left.length;
    if (at(left, 0).brought.length % AT_LEAST === 0) left = stillHopeful(left);
    yield;
    if (left.length === 1 || spent >= playouts) break;
  }
  return trials;
}

function stillHopeful<Move>(trials: readonly Trial<Move>[]): Trial<Move>[] {
  const best = bestOf(trials, ({ brought }) => meanOf(brought));
  return trials.filter((trial) => trial === best || !isBetter(best, trial, HOPELESS));
}

/** Whether one move brought more than another by so many standard errors, over the worlds that both were tried in. */
export function isBetter<Move>(one: Trial<Move>, other: Trial<Move>, errors: number): boolean {
  const gains = gainsOf(one, other);
  return meanOf(gains) > errors * errorOf(gains);
}

/** By how much one move brought more than another, world by world. */
export function gainsOf<Move>({ brought }: Trial<Move>, other: Trial<Move>): number[] {
  const worlds = Math.min(brought.length, other.brought.length);
  return Array.from({ length: worlds }, (_, k) => at(brought, k) - at(other.brought, k));
}

/** There is at least one value. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One standard error of the mean; 1 where nothing can be said. */
export function errorOf(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return 1;
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1) / n);
}
