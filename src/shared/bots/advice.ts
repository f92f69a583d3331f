/**
 * Hints: an expert's move for a seat and the expected value of each. Several independent searches
 * run, since their spread measures the uncertainty.
 */
import { at } from '../engine/collections.ts';
import type { AnyMove, GameTypes, Rules } from '../engine/rules.ts';
import type { SearchModel } from '../engine/search-model.ts';
import { confidenceInterval } from './confidence-interval.ts';
import type { SeatObservation } from './policy.ts';
import { moveKey } from './search/playout.ts';
import { type Interruptible, type SearchResult, searchMove } from './search/search.ts';

/** A move and its expected value, in the game's unit. */
export interface RankedMove<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  readonly worth: number;
  /** Half of the 95 % interval. */
  readonly give: number;
}

/**
 * `only`: one legal move; `plain`: no search needed; `sure`: all searches agree and nothing is
 * close; `likely`: most agree; `close`: another may be as good.
 */
export type AdviceConfidence = 'only' | 'plain' | 'sure' | 'likely' | 'close';

export interface Advice<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  readonly sureness: AdviceConfidence;
  /** The advised move first, then by value; empty where nothing was searched. */
  readonly weighed: readonly RankedMove<Move>[];
}

export interface AdviceRequest<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly mind: SearchModel<G>;
  readonly observation: SeatObservation<G>;
  /** At least one. */
  readonly moves: readonly G['Move'][];
  /** Per search; half an expert's by default. */
  readonly iterations?: number;
}

const SEARCHES_PER_ADVICE = 4;
const MAJORITY_OF_SEARCHES = 3;

/** Deterministic: depends on what the seat sees alone. */
export function* advise<G extends GameTypes>({
  iterations,
  ...asked
}: AdviceRequest<G>): Interruptible<Advice<G['Move']>> {
  const { mind, moves } = asked;
  if (moves.length === 1) return { move: at(moves, 0), sureness: 'only', weighed: [] };
  const choices: SearchResult<G['Move']>[] = [];
  for (let seed = 0; seed < SEARCHES_PER_ADVICE; seed++) {
    const question = { ...asked, seed, iterations: iterations ?? Math.ceil(mind.iterations / 2) };
    const choice = yield* searchMove<G>(question);
    if (choice.expected.length === 0) return { move: choice.move, sureness: 'plain', weighed: [] };
    choices.push(choice);
  }
  return combineChoices(choices, mind.scoreUnit ?? 1);
}

/** Combines the searches. */
function combineChoices<Move extends AnyMove>(choices: readonly SearchResult<Move>[], measure: number): Advice<Move> {
  const tallies = totalsByMove(choices);
  const tried = [...tallies.values()].sort((a, b) => b.votes - a.votes || b.visits - a.visits || b.worth - a.worth);
  const best = at(tried, 0);
  const rest = tried.slice(1).sort((a, b) => b.worth - a.worth);
  const weighed = [best, ...rest].map(({ move, worth, give }) => ({
    move,
    worth: worth * measure,
    give: give * measure,
  }));
  return { move: best.move, sureness: confidenceOf(best, rest), weighed };
}

interface MoveTotals<Move> {
  readonly move: Move;
  /** Searches that chose it. */
  readonly votes: number;
  readonly visits: number;
  readonly worth: number;
  readonly give: number;
}

function totalsByMove<Move extends AnyMove>(
  choices: readonly SearchResult<Move>[],
): ReadonlyMap<string, MoveTotals<Move>> {
  const names = new Set(choices.flatMap(({ expected }) => expected.map(({ move }) => moveKey(move))));
  return new Map([...names].map((name) => [name, totalsOf(name, choices)]));
}

function totalsOf<Move extends AnyMove>(name: string, choices: readonly SearchResult<Move>[]): MoveTotals<Move> {
  const found = choices.flatMap(({ expected }) => expected.filter(({ move }) => moveKey(move) === name));
  const visits = found.reduce((sum, one) => sum + one.visits, 0);
  const worths = found.map(({ value: worth }) => worth);
  return {
    move: at(found, 0).move,
    votes: choices.filter(({ move }) => moveKey(move) === name).length,
    visits,
    worth: found.reduce((sum, one) => sum + one.value * one.visits, 0) / Math.max(1, visits),
    // One sample gives no interval.
    give: worths.length < 2 ? 0 : confidenceInterval(worths).halfWidth,
  };
}

function confidenceOf<Move>(best: MoveTotals<Move>, [next]: readonly MoveTotals<Move>[]): AdviceConfidence {
  // The prior may have kept a move with a lower value.
  if (best.votes < MAJORITY_OF_SEARCHES || (next && next.worth > best.worth)) return 'close';
  const leads = !next || best.worth - next.worth > Math.max(best.give, next.give);
  return best.votes === SEARCHES_PER_ADVICE && leads ? 'sure' : 'likely';
}
