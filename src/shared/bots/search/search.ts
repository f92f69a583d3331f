/** One choice, thought through: it depends on what the seat sees, a seed and a number of iterations, and nothing else. */
import { at, maxBy } from '../../engine/collections.ts';
import { pick, type Random, seeded } from '../../engine/random.ts';
import type { GameTypes, MoveIndex, Rules } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import type { SeatObservation } from '../policy.ts';
import { solveMoves } from './endgame.ts';
import { flatMonteCarlo, isBetter, meanGain, meanOf, standardError } from './flat-monte-carlo.ts';
import { asIndexedRules, type IndexedRules, indexOfMove } from './indexed-rules.ts';
import { type MoveEstimate, Tree } from './tree.ts';

/** Worlds that a seat may imagine, the likelier ones more often. */
export interface SampledWorlds<State> {
  /** At least one; nobody may change them. */
  readonly all: readonly State[];
  /** One of them. */
  draw(random: Random): State;
}

/** Worlds without end, one after the other as they are asked for. */
export function* sampleWorlds<G extends GameTypes>(
  rules: Rules<G>,
  mind: SearchModel<G>,
  observation: G['Observation'],
  random: Random,
): Generator<G['State'], never> {
  const afresh = () => rules.resample(observation, random);
  const next = mind.mcmcStep?.(observation, afresh(), random) ?? afresh;
  for (;;) yield next();
}

/** The next so many of these worlds, at least one. Yields after each. */
export function* takeWorlds<State>(
  source: Iterator<State, never>,
  count: number,
): Generator<undefined, SampledWorlds<State>> {
  const all: State[] = [];
  while (all.length < Math.max(1, count)) {
    all.push(source.next().value);
    yield;
  }
  return { all, draw: (lots) => pick(all, lots) };
}

/** A thought that may be broken off wherever it yields; what it returns at the end is the choice. */
export type Interruptible<Choice> = Generator<undefined, Choice>;

/** What somebody chose, and what was expected of each move that was thought of. */
export interface SearchResult<Move> {
  readonly move: Move;
  readonly expected: readonly MoveEstimate<Move>[];
}

export interface SearchRequest<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly mind: SearchModel<G>;
  readonly observation: SeatObservation<G>;
  /** At least one. */
  readonly moves: readonly G['Move'][];
  readonly seed: number;
  readonly iterations: number;
  /** The only world, for who sees all; imagined without it. */
  readonly truth?: G['State'];
}

/** So many iterations for each imagined world: to imagine one takes longer than to clone it. */
const ITERATIONS_PER_WORLD = 4;
/** More worlds than this a tree does not know apart. */
const MAX_WORLDS = 4000;
/** In the end of a deal so many iterations go for one world that is played exactly. */
const ITERATIONS_PER_SOLUTION = 20;
/** A hunch is left for another move that seems better by so many standard errors. */
const OVERRIDE_ERRORS = 1;
/** After so many iterations, others may have their turn. */
const ITERATIONS_PER_YIELD = 16;

export function* searchMove<G extends GameTypes>(question: SearchRequest<G>): Interruptible<SearchResult<G['Move']>> {
  const { mind, observation, moves, truth } = question;
  if (moves.length === 1) return { move: at(moves, 0), expected: [] };
  const random = seeded(hashOf([observation, moves]) ^ question.seed);
  const known = mind.bookMove?.(observation, moves, random);
  if (known) return { move: known, expected: [] };
  const rules = asIndexedRules(question.rules);
  const numbers = moves.map((move) => indexOfMove(rules, move));
  const named = (number: MoveIndex) => at(moves, numbers.indexOf(number));
  const source = sampleWorlds(rules, mind, observation, random);
  const some = truth ?? source.next().value;
  const worthy = mind.candidateMoves?.(some, observation.viewer, numbers) ?? numbers;
  const hunch = () => {
    const move = mind.priorMove?.(observation, worthy.map(named), random);
    return move && indexOfMove(rules, move);
  };
  const found = yield* chooseBySearchModel({ ...question, rules, moves: worthy, hunch, random }, source, some);
  return { move: named(found.move), expected: found.expected.map((one) => ({ ...one, move: named(one.move) })) };
}

/** A question in numbers. */
interface IndexedSearch<G extends GameTypes>
  extends Pick<SearchRequest<G>, 'mind' | 'observation' | 'iterations' | 'truth'> {
  readonly rules: IndexedRules<G>;
  /** Those worth a thought, at least one. */
  readonly moves: readonly MoveIndex[];
  /** Which of them somebody of experience would play, if the mind can say. */
  readonly hunch: () => MoveIndex | undefined;
  readonly random: Random;
}

/** By the way of thinking that the mind wants. `some`: one of the worlds. */
function* chooseBySearchModel<G extends GameTypes>(
  search: IndexedSearch<G>,
  source: Generator<G['State'], never>,
  some: G['State'],
): Interruptible<SearchResult<MoveIndex>> {
  const { mind, moves, iterations, truth } = search;
  if (moves.length === 1) return { move: at(moves, 0), expected: [] };
  const isNear = mind.endgame?.isReached(some) ?? false;
  if (mind.usesFlatMonteCarlo && !isNear) return yield* chooseByPlayouts(search, truth ? [truth] : source);
  const worlds: SampledWorlds<G['State']> = truth
    ? { all: [truth], draw: () => truth }
    : yield* takeWorlds(
        source,
        Math.min(MAX_WORLDS, Math.ceil(iterations / (isNear ? ITERATIONS_PER_SOLUTION : ITERATIONS_PER_WORLD))),
      );
  return isNear ? yield* chooseBySolving(search, worlds.all) : yield* chooseByTree(search, worlds);
}

/** The move that brought most where each was played out in the same worlds. */
function* chooseByPlayouts<G extends GameTypes>(
  { rules, mind, observation, moves, hunch, iterations, truth, random }: IndexedSearch<G>,
  worlds: Iterable<G['State']>,
): Interruptible<SearchResult<MoveIndex>> {
  const trials = yield* flatMonteCarlo(rules, mind, worlds, observation.viewer, moves, iterations, random);
  const most = Math.max(...trials.map(({ outcomes: brought }) => brought.length));
  // Those that were given up are not the best.
  const best = maxBy(trials, ({ outcomes: brought }) =>
    brought.length === most ? meanOf(brought) : Number.NEGATIVE_INFINITY,
  );
  // Who sees all is sure.
  const felt = truth ? undefined : hunch();
  const first = trials.find(({ move }) => move === felt);
  const { move } = first && !isBetter(best, first, mind.overrideErrors ?? OVERRIDE_ERRORS) ? first : best;
  // One that was given up early is measured by the best in the worlds of both: others may have been luckier.
  const expected = trials.map((trial) => ({
    move: trial.move,
    visits: trial.outcomes.length,
    value: meanOf(best.outcomes) - meanGain(best, trial),
    error: standardError(trial.outcomes),
  }));
  return { move, expected };
}

/** The most visited move of a tree that all worlds share. */
function* chooseByTree<G extends GameTypes>(
  { rules, mind, observation, moves, hunch, iterations, random }: IndexedSearch<G>,
  worlds: SampledWorlds<G['State']>,
): Interruptible<SearchResult<MoveIndex>> {
  const tree = new Tree(rules, mind);
  for (let k = 0; k < iterations; k++) {
    tree.grow(worlds.draw(random), observation.viewer, moves, random);
    if (k % ITERATIONS_PER_YIELD === ITERATIONS_PER_YIELD - 1) yield;
  }
  const expected = tree.expected;
  const best = maxBy(expected, ({ visits, value: worth }) => visits + worth / 1000);
  const felt = hunch();
  const first = expected.find(({ move }) => move === felt);
  return { move: first && !isSignificantlyBetter(best, first) ? first.move : best.move, expected };
}

/** Whether chance alone would hardly have made it look so much better. */
function isSignificantlyBetter<Move>(one: MoveEstimate<Move>, other: MoveEstimate<Move>): boolean {
  return one.value - other.value > OVERRIDE_ERRORS * Math.hypot(one.error, other.error);
}

/** The move that brings most on average over worlds that are each played to their end as well as can be. */
function* chooseBySolving<G extends GameTypes>(
  { rules, mind, observation, moves }: IndexedSearch<G>,
  worlds: readonly G['State'][],
): Interruptible<SearchResult<MoveIndex>> {
  const { endgame } = mind;
  if (!endgame) throw new Error(`${rules.id} has no end that can be played exactly`);
  const sums = moves.map(() => 0);
  for (const world of worlds) {
    const worths = solveMoves(rules, mind, endgame, world, observation.viewer, moves);
    for (const [k, worth] of worths.entries()) sums[k] = at(sums, k) + worth / worlds.length;
    yield;
  }
  const expected = moves.map((move, k) => ({ move, visits: worlds.length, value: at(sums, k), error: 0 }));
  return { move: maxBy(expected, ({ value }) => value).move, expected };
}

/** A number below 2³² for a value, the same for the same text (FNV-1a). */
function hashOf(value: unknown): number {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return hash;
}

/** Thinks to the end at once. */
export function runToEnd<Choice>(thinking: Interruptible<Choice>): Choice {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
