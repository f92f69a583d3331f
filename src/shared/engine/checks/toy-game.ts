/**
 * A game for the engine's tests. Each seat sees its own number, and all guess the next seat's at
 * once; guesses stay hidden until all are in. A right one scores one point, or two under `double`.
 */
import { z } from 'zod';
import type { BotMaker } from '../bot.ts';
import { seatsWithHighest } from '../collections.ts';
import type { Game } from '../game.ts';
import { newMatch } from '../match.ts';
import { integerOption, type OptionsOf, option, resolveOptions } from '../options.ts';
import { pick, type Random } from '../random.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { GameEvent, ObservationBase, Result, Rules, Seat, SeenEvent, Turn, Viewer } from '../rules.ts';

const OPTIONS = { rounds: integerOption(1, 3, 1), points: option(['single', 'double']) } as const;
type Options = OptionsOf<typeof OPTIONS>;
const HIGHEST = 4;

const moveSchema = z.strictObject({ type: z.literal('guess'), number: z.int() });
const chanceSchema = z.strictObject({ type: z.literal('deal'), numbers: z.array(z.int().min(1).max(HIGHEST)) });

interface State {
  options: Options;
  numbers: number[];
  /** By seat; null before the guess. */
  guesses: (number | null)[];
  scores: number[];
  rounds: number;
  last: SeenEvent | null;
}

interface ToyObservation extends ObservationBase {
  readonly options: Options;
  readonly own: { readonly number: number | null; readonly guess: number | null } | null;
  readonly dealt: boolean;
  readonly scores: readonly number[];
  readonly rounds: number;
}

export interface Toy {
  State: State;
  Move: z.infer<typeof moveSchema>;
  Chance: z.infer<typeof chanceSchema>;
  Options: Options;
  Observation: ToyObservation;
}

const GUESSES: readonly Toy['Move'][] = [1, 2, 3, 4].map((number) => ({ type: 'guess', number }));

function isOver({ rounds, options }: State): boolean {
  return rounds === options.rounds;
}

function mayGuess(state: State, seat: Seat): boolean {
  return state.numbers.length > 0 && state.guesses[seat] === null;
}

function toAct(state: State): Turn {
  if (isOver(state)) return 'over';
  if (state.numbers.length === 0) return 'chance';
  return state.scores.map((_, seat) => seat).filter((seat) => mayGuess(state, seat));
}

function refuse(state: State, seat: Seat, { number }: Toy['Move']): Refusal | undefined {
  if (!mayGuess(state, seat)) return refusal('TOY-1', 'guessed');
  return number < 1 || number > HIGHEST ? refusal('TOY-2', 'no-such-number', { number }) : undefined;
}

function apply(state: State, event: GameEvent<Toy['Move'], Toy['Chance']>): void {
  if (event.type === 'deal') {
    state.numbers = [...event.numbers];
    state.last = { by: 'chance', type: 'deal' };
    return;
  }
  state.guesses[event.by] = event.number;
  if (state.guesses.includes(null)) return;
  const worth = state.options.points === 'double' ? 2 : 1;
  state.scores = state.scores.map((score, seat) => {
    return score + (state.guesses[seat] === state.numbers[(seat + 1) % state.scores.length] ? worth : 0);
  });
  state.numbers = [];
  state.guesses = state.guesses.map(() => null);
  state.rounds += 1;
  state.last = { by: event.by, type: 'guess' };
}

function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined;
  return { scores: state.scores, winners: seatsWithHighest(state.scores) };
}

function observe(state: State, viewer: Viewer): ToyObservation {
  const outcome = result(state);
  const mine = viewer !== 'everyone' && mayGuess(state, viewer) ? [viewer] : [];
  const own =
    viewer === 'everyone' ? null : { number: state.numbers[viewer] ?? null, guess: state.guesses[viewer] ?? null };
  const seen = {
    viewer,
    toAct: mine,
    last: state.last,
    options: state.options,
    own,
    dealt: state.numbers.length > 0,
    scores: [...state.scores],
    rounds: state.rounds,
  };
  return outcome ? { ...seen, result: outcome } : seen;
}

function resample(seen: ToyObservation, random: Random): State {
  const own = (seat: number) => (seat === seen.viewer ? seen.own : null);
  return {
    options: seen.options,
    numbers: seen.dealt ? seen.scores.map((_, seat) => own(seat)?.number ?? 1 + random.below(HIGHEST)) : [],
    guesses: seen.scores.map((_, seat) => own(seat)?.guess ?? null),
    scores: [...seen.scores],
    rounds: seen.rounds,
    last: seen.last,
  };
}

export const toyRules: Rules<Toy> = {
  id: 'toy',
  seats: { min: 2, max: 3 },
  options: OPTIONS,
  moveSchema: moveSchema,
  chanceSchema: chanceSchema,
  refuseOptions: ({ rounds }, seats) => (rounds === 3 && seats === 3 ? refusal('TOY-3', 'too-long') : undefined),
  initial: (options, seats) => ({
    options,
    numbers: [],
    guesses: Array.from({ length: seats }, () => null),
    scores: Array.from({ length: seats }, () => 0),
    rounds: 0,
    last: null,
  }),
  toAct,
  legalMoves: (state, seat) => (mayGuess(state, seat) ? GUESSES : []),
  refuse,
  drawChance: (state, random) => ({ type: 'deal', numbers: state.scores.map(() => 1 + random.below(HIGHEST)) }),
  refuseChance: (state, { numbers }) =>
    numbers.length === state.scores.length ? undefined : refusal('TOY-4', 'one-each', { count: numbers.length }),
  apply,
  observe,
  resample,
  result,
  isFullyRevealed: isOver,
  startsNewSeal: ({ rounds }) => rounds > 0,
};

const guesser: BotMaker<Toy> = (_seat, random) => ({
  see: ({ moves }) => (moves.length === 0 ? undefined : { move: pick(GUESSES, random), after: 0 }),
});

export const toy: Game<Toy> = {
  rules: toyRules,
  listPosition: 0,
  openHands: ({ numbers }) => numbers.map((number) => [String(number)]),
  bots: { random: guesser },
  messages: { guessed: 'one guess each', 'no-such-number': 'there is no {number}' },
};

/** A new match of two or three seats. */
export function toyMatch(given: Partial<Options> = {}, seats = 2) {
  const resolved = resolveOptions(OPTIONS, given);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  return newMatch(toyRules, resolved.options, seats);
}
