/**
 * What an expert would do in a seat's place, and what it expects of each move: thought of several times over, apart from one
 * another, since how far such thoughts differ is how little they know.
 */
import { at } from '../engine/at.ts';
import type { Mind } from '../engine/mind.ts';
import type { AnyMove, GameTypes, Rules } from '../engine/rules.ts';
import type { SeenBySeat } from './policy.ts';
import { type Choice, deliberate, type Thinking } from './search/deliberate.ts';
import { nameOf } from './search/names.ts';
import { spreadOf } from './spread.ts';

/** A move and what is expected of it, in the game's own measure (`Mind.measure`). */
export interface Weighed<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  readonly worth: number;
  /** What it truly is lies within so much of that, in 95 of 100 cases. */
  readonly give: number;
}

/**
 * `only`: there is one move; `plain`: nothing had to be thought about; `sure`: all thoughts came to it, and nothing else comes
 * near; `likely`: most did; `close`: it may as well be another.
 */
export type Sureness = 'only' | 'plain' | 'sure' | 'likely' | 'close';

export interface Advice<Move extends AnyMove = AnyMove> {
  readonly move: Move;
  readonly sureness: Sureness;
  /** The advised move first, then what is worth most; none where nothing was weighed. */
  readonly weighed: readonly Weighed<Move>[];
}

export interface Asked<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly mind: Mind<G>;
  readonly observation: SeenBySeat<G>;
  /** At least one. */
  readonly moves: readonly G['Move'][];
  /** Of each thought; a half of what an expert takes at the table, without it. */
  readonly iterations?: number;
}

/** So many thoughts. */
const THOUGHTS = 4;
/** So many of them are most. */
const MOST = 3;

/** The same question has the same answer: it hangs on nothing else than what the seat sees. */
export function* advise<G extends GameTypes>({ iterations, ...asked }: Asked<G>): Thinking<Advice<G['Move']>> {
  const { mind, moves } = asked;
  if (moves.length === 1) return { move: at(moves, 0), sureness: 'only', weighed: [] };
  const choices: Choice<G['Move']>[] = [];
  for (let seed = 0; seed < THOUGHTS; seed++) {
    const question = { ...asked, seed, iterations: iterations ?? Math.ceil(mind.iterations / 2) };
    const choice = yield* deliberate<G>(question);
    if (choice.expected.length === 0) return { move: choice.move, sureness: 'plain', weighed: [] };
    choices.push(choice);
  }
  return together(choices, mind.measure ?? 1);
}

/** One answer out of all thoughts. */
function together<Move extends AnyMove>(choices: readonly Choice<Move>[], measure: number): Advice<Move> {
  const tallies = tallied(choices);
  const tried = [...tallies.values()].sort((a, b) => b.votes - a.votes || b.visits - a.visits || b.worth - a.worth);
  const best = at(tried, 0);
  const rest = tried.slice(1).sort((a, b) => b.worth - a.worth);
  const weighed = [best, ...rest].map(({ move, worth, give }) => ({
    move,
    worth: worth * measure,
    give: give * measure,
  }));
  return { move: best.move, sureness: surenessOf(best, rest), weighed };
}

interface Tally<Move> {
  readonly move: Move;
  /** How many thoughts came to it. */
  readonly votes: number;
  readonly visits: number;
  readonly worth: number;
  readonly give: number;
}

function tallied<Move extends AnyMove>(choices: readonly Choice<Move>[]): ReadonlyMap<string, Tally<Move>> {
  const names = new Set(choices.flatMap(({ expected }) => expected.map(({ move }) => nameOf(move))));
  return new Map([...names].map((name) => [name, tallyOf(name, choices)]));
}

function tallyOf<Move extends AnyMove>(name: string, choices: readonly Choice<Move>[]): Tally<Move> {
  const found = choices.flatMap(({ expected }) => expected.filter(({ move }) => nameOf(move) === name));
  const visits = found.reduce((sum, one) => sum + one.visits, 0);
  const worths = found.map(({ worth }) => worth);
  return {
    move: at(found, 0).move,
    votes: choices.filter(({ move }) => nameOf(move) === name).length,
    visits,
    worth: found.reduce((sum, one) => sum + one.worth * one.visits, 0) / Math.max(1, visits),
    // What a single thought tried, it can't say how far it is from the truth.
    give: worths.length < 2 ? 0 : spreadOf(worths).give,
  };
}

function surenessOf<Move>(best: Tally<Move>, [next]: readonly Tally<Move>[]): Sureness {
  // What plays by a hunch may stay with less.
  if (best.votes < MOST || (next && next.worth > best.worth)) return 'close';
  const leads = !next || best.worth - next.worth > Math.max(best.give, next.give);
  return best.votes === THOUGHTS && leads ? 'sure' : 'likely';
}
