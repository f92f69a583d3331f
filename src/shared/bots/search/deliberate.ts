/** One choice, thought through: it depends on what the seat sees, a seed and a number of iterations, and nothing else. */
import { at } from '../../engine/at.ts';
import type { Mind } from '../../engine/mind.ts';
import { type Random, seeded } from '../../engine/random.ts';
import type { GameTypes, MoveNumber, Rules } from '../../engine/rules.ts';
import { bestOf } from '../best.ts';
import type { SeenBySeat } from '../policy.ts';
import { compareMoves, errorOf, isBetter, meanGain, meanOf } from './compare.ts';
import { type Counted, counted, numberOf } from './counted.ts';
import { solveMoves } from './endgame.ts';
import { type Expected, Tree } from './tree.ts';
import { gather, imagine, type Worlds } from './worlds.ts';

/** A thought that may be broken off wherever it yields; what it returns at the end is the choice. */
export type Thinking<Choice> = Generator<undefined, Choice>;

/** What somebody chose, and what was expected of each move that was thought of. */
export interface Choice<Move> {
  readonly move: Move;
  readonly expected: readonly Expected<Move>[];
}

export interface Question<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly mind: Mind<G>;
  readonly observation: SeenBySeat<G>;
  /** At least one. */
  readonly moves: readonly G['Move'][];
  readonly seed: number;
  readonly iterations: number;
  /** The only world, for who sees all; imagined without it. */
  readonly truth?: G['State'];
}

/** So many iterations for each imagined world: to imagine one takes longer than to clone it. */
const PER_WORLD = 4;
/** More worlds than this a tree does not know apart. */
const MOST_WORLDS = 4000;
/** In the end of a deal so many iterations go for one world that is played exactly. */
const PER_SOLUTION = 20;
/** A hunch is left for another move that seems better by so many standard errors. */
const SURE = 1;
/** After so many iterations, others may have their turn. */
const BREATH = 16;

export function* deliberate<G extends GameTypes>(question: Question<G>): Thinking<Choice<G['Move']>> {
  const { mind, observation, moves, truth } = question;
  if (moves.length === 1) return { move: at(moves, 0), expected: [] };
  const random = seeded(hashOf([observation, moves]) ^ question.seed);
  const known = mind.byTheBook?.(observation, moves, random);
  if (known) return { move: known, expected: [] };
  const rules = counted(question.rules);
  const numbers = moves.map((move) => numberOf(rules, move));
  const named = (number: MoveNumber) => at(moves, numbers.indexOf(number));
  const source = imagine(rules, mind, observation, random);
  const some = truth ?? source.next().value;
  const worthy = mind.worthy?.(some, observation.viewer, numbers) ?? numbers;
  const hunch = () => {
    const move = mind.hunch?.(observation, worthy.map(named), random);
    return move && numberOf(rules, move);
  };
  const found = yield* choose({ ...question, rules, moves: worthy, hunch, random }, source, some);
  return { move: named(found.move), expected: found.expected.map((one) => ({ ...one, move: named(one.move) })) };
}

/** A question in numbers. */
interface Search<G extends GameTypes> extends Pick<Question<G>, 'mind' | 'observation' | 'iterations' | 'truth'> {
  readonly rules: Counted<G>;
  /** Those worth a thought, at least one. */
  readonly moves: readonly MoveNumber[];
  /** Which of them somebody of experience would play, if the mind can say. */
  readonly hunch: () => MoveNumber | undefined;
  readonly random: Random;
}

/** By the way of thinking that the mind wants. `some`: one of the worlds. */
function* choose<G extends GameTypes>(
  search: Search<G>,
  source: Generator<G['State'], never>,
  some: G['State'],
): Thinking<Choice<MoveNumber>> {
  const { mind, moves, iterations, truth } = search;
  if (moves.length === 1) return { move: at(moves, 0), expected: [] };
  const isNear = mind.endgame?.near(some) ?? false;
  if (mind.plays && !isNear) return yield* compare(search, truth ? [truth] : source);
  const worlds: Worlds<G['State']> = truth
    ? { all: [truth], draw: () => truth }
    : yield* gather(source, Math.min(MOST_WORLDS, Math.ceil(iterations / (isNear ? PER_SOLUTION : PER_WORLD))));
  return isNear ? yield* playExactly(search, worlds.all) : yield* grow(search, worlds);
}

/** The move that brought most where each was played out in the same worlds. */
function* compare<G extends GameTypes>(
  { rules, mind, observation, moves, hunch, iterations, truth, random }: Search<G>,
  worlds: Iterable<G['State']>,
): Thinking<Choice<MoveNumber>> {
  const trials = yield* compareMoves(rules, mind, worlds, observation.viewer, moves, iterations, random);
  const most = Math.max(...trials.map(({ brought }) => brought.length));
  // Those that were given up are not the best.
  const best = bestOf(trials, ({ brought }) => (brought.length === most ? meanOf(brought) : Number.NEGATIVE_INFINITY));
  // Who sees all is sure.
  const felt = truth ? undefined : hunch();
  const first = trials.find(({ move }) => move === felt);
  const { move } = first && !isBetter(best, first, mind.sure ?? SURE) ? first : best;
  // One that was given up early is measured by the best in the worlds of both: others may have been luckier.
  const expected = trials.map((trial) => ({
    move: trial.move,
    visits: trial.brought.length,
    worth: meanOf(best.brought) - meanGain(best, trial),
    error: errorOf(trial.brought),
  }));
  return { move, expected };
}

/** The most visited move of a tree that all worlds share. */
function* grow<G extends GameTypes>(
  { rules, mind, observation, moves, hunch, iterations, random }: Search<G>,
  worlds: Worlds<G['State']>,
): Thinking<Choice<MoveNumber>> {
  const tree = new Tree(rules, mind);
  for (let k = 0; k < iterations; k++) {
    tree.grow(worlds.draw(random), observation.viewer, moves, random);
    if (k % BREATH === BREATH - 1) yield;
  }
  const expected = tree.expected;
  const best = bestOf(expected, ({ visits, worth }) => visits + worth / 1000);
  const felt = hunch();
  const first = expected.find(({ move }) => move === felt);
  return { move: first && !isSurelyBetter(best, first) ? first.move : best.move, expected };
}

/** Whether chance alone would hardly have made it look so much better. */
function isSurelyBetter<Move>(one: Expected<Move>, other: Expected<Move>): boolean {
  return one.worth - other.worth > SURE * Math.hypot(one.error, other.error);
}

/** The move that brings most on average over worlds that are each played to their end as well as can be. */
function* playExactly<G extends GameTypes>(
  { rules, mind, observation, moves }: Search<G>,
  worlds: readonly G['State'][],
): Thinking<Choice<MoveNumber>> {
  const { endgame } = mind;
  if (!endgame) throw new Error(`${rules.id} has no end that can be played exactly`);
  const sums = moves.map(() => 0);
  for (const world of worlds) {
    const worths = solveMoves(rules, mind, endgame, world, observation.viewer, moves);
    for (const [k, worth] of worths.entries()) sums[k] = at(sums, k) + worth / worlds.length;
    yield;
  }
  const expected = moves.map((move, k) => ({ move, visits: worlds.length, worth: at(sums, k), error: 0 }));
  return { move: bestOf(expected, ({ worth }) => worth).move, expected };
}

/** A number below 2³² for a value, the same for the same text (FNV-1a). */
function hashOf(value: unknown): number {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return hash;
}

/** Thinks to the end at once. */
export function thoughtOut<Choice>(thinking: Thinking<Choice>): Choice {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
