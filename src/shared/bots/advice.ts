/**
 * What an expert would do in a seat's place, and what it expects of each move: thought of several times over, apart from one
 * another, since how far such thoughts differ is how little they know.
 */
import { at } from '../engine/collections.ts';
import type { AnyMove, GameTypes, Rules } from '../engine/rules.ts';
import type { SearchModel } from '../engine/search-model.ts';
import { confidenceInterval } from './confidence-interval.ts';
import type { SeatObservation } from './policy.ts';
import { moveKey } from './search/indexed-rules.ts';
import { type Interruptible, type SearchResult, searchMove } from './search/search.ts';

/** A move and what is expected of it, in the game's own measure (`Mind.measure`). */
export interface RankedMove<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  readonly worth: number;
  /** What it truly is lies within so much of that, in 95 of 100 cases. */
  readonly give: number;
}

/**
 * `only`: there is one move; `plain`: nothing had to be thought about; `sure`: all thoughts came to it, and nothing else comes
 * near; `likely`: most did; `close`: it may as well be another.
 */
export type AdviceConfidence = 'only' | 'plain' | 'sure' | 'likely' | 'close';

export interface Advice<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  readonly sureness: AdviceConfidence;
  /** The advised move first, then what is worth most; none where nothing was weighed. */
  readonly weighed: readonly RankedMove<Move>[];
}

export interface AdviceRequest<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly mind: SearchModel<G>;
  readonly observation: SeatObservation<G>;
  /** At least one. */
  readonly moves: readonly G['Move'][];
  /** Of each thought; a half of what an expert takes at the table, without it. */
  readonly iterations?: number;
}

/** So many thoughts. */
const SEARCHES_PER_ADVICE = 4;
/** So many of them are most. */
const MAJORITY_OF_SEARCHES = 3;

/** The same question has the same answer: it hangs on nothing else than what the seat sees. */
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

/** One answer out of all thoughts. */
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
  /** How many thoughts came to it. */
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
    // What a single thought tried, it can't say how far it is from the truth.
    give: worths.length < 2 ? 0 : confidenceInterval(worths).halfWidth,
  };
}

function confidenceOf<Move>(best: MoveTotals<Move>, [next]: readonly MoveTotals<Move>[]): AdviceConfidence {
  // What plays by a hunch may stay with less.
  if (best.votes < MAJORITY_OF_SEARCHES || (next && next.worth > best.worth)) return 'close';
  const leads = !next || best.worth - next.worth > Math.max(best.give, next.give);
  return best.votes === SEARCHES_PER_ADVICE && leads ? 'sure' : 'likely';
}
