/** One search: depends on the observation, a seed and the iterations alone. */
import { at, maxBy } from '../../engine/collections.ts';
import { pick, type Random, seeded } from '../../engine/random.ts';
import type { GameTypes, MoveIndex, Rules } from '../../engine/rules.ts';
import type { SearchModel } from '../../engine/search-model.ts';
import type { SeatObservation } from '../policy.ts';
import { solveMoves } from './endgame.ts';
import { flatMonteCarlo, isBetter, meanGain, meanOf, standardError } from './flat-monte-carlo.ts';
import { asIndexedRules, type IndexedRules, indexOfMove } from './playout.ts';
import { type MoveEstimate, Tree } from './tree.ts';

/** Sampled worlds, weighted by likelihood. */
export interface SampledWorlds<State> {
  /** At least one; read-only. */
  readonly all: readonly State[];
  /** A random one. */
  draw(random: Random): State;
}

/** An endless lazy sequence of worlds. */
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

/** The next worlds, at least one. Yields after each. */
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

/** A search that can be stopped at each yield; it returns the choice. */
export type Interruptible<Choice> = Generator<undefined, Choice>;

/** The chosen move, and each searched move's expected value. */
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
  /** The true world, for the omniscient bot; sampled by default. */
  readonly truth?: G['State'];
}

/** Iterations per sampled world: sampling is slower than cloning. */
const ITERATIONS_PER_WORLD = 4;
/** Max worlds of a tree. */
const MAX_WORLDS = 4000;
/** Iterations that a solved world replaces near a deal's end. */
const ITERATIONS_PER_SOLUTION = 20;
/** Standard errors by which another move overrides the prior. */
const OVERRIDE_ERRORS = 1;
/** Iterations between yields. */
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

/** A search with indexed moves. */
interface IndexedSearch<G extends GameTypes>
  extends Pick<SearchRequest<G>, 'mind' | 'observation' | 'iterations' | 'truth'> {
  readonly rules: IndexedRules<G>;
  /** Candidate moves, at least one. */
  readonly moves: readonly MoveIndex[];
  /** The prior's choice, if the model has one. */
  readonly hunch: () => MoveIndex | undefined;
  readonly random: Random;
}

/** Searches by the model's method. `some`: one of the worlds. */
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

/** The best move by playouts in the same worlds. */
function* chooseByPlayouts<G extends GameTypes>(
  { rules, mind, observation, moves, hunch, iterations, truth, random }: IndexedSearch<G>,
  worlds: Iterable<G['State']>,
): Interruptible<SearchResult<MoveIndex>> {
  const trials = yield* flatMonteCarlo(rules, mind, worlds, observation.viewer, moves, iterations, random);
  const most = Math.max(...trials.map(({ outcomes: brought }) => brought.length));
  // Dropped moves aren't the best.
  const best = maxBy(trials, ({ outcomes: brought }) =>
    brought.length === most ? meanOf(brought) : Number.NEGATIVE_INFINITY,
  );
  // The omniscient bot needs no prior.
  const felt = truth ? undefined : hunch();
  const first = trials.find(({ move }) => move === felt);
  const { move } = first && !isBetter(best, first, mind.overrideErrors ?? OVERRIDE_ERRORS) ? first : best;
  // A dropped move is compared with the best in their common worlds: others may have been luckier.
  const expected = trials.map((trial) => ({
    move: trial.move,
    visits: trial.outcomes.length,
    value: meanOf(best.outcomes) - meanGain(best, trial),
    error: standardError(trial.outcomes),
  }));
  return { move, expected };
}

/** The most visited move of a tree over all worlds. */
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

/** Whether the difference exceeds chance. */
function isSignificantlyBetter<Move>(one: MoveEstimate<Move>, other: MoveEstimate<Move>): boolean {
  return one.value - other.value > OVERRIDE_ERRORS * Math.hypot(one.error, other.error);
}

/** The best average over solved worlds. */
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

/** A 32-bit hash of a value's text (FNV-1a). */
function hashOf(value: unknown): number {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return hash;
}

/** Runs a search to its end. */
export function runToEnd<Choice>(thinking: Interruptible<Choice>): Choice {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
