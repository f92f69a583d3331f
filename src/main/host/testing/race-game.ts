/**
 * A tiny game for the host's tests. Each seat is dealt three numbers that only it sees; all lay at once, in any
 * order; a number higher than the last one laid scores. After each deal there is a score pause; two deals make a match.
 */
import { z } from 'zod';
import type { Game } from '#shared/engine/game.ts';
import { option } from '#shared/engine/options.ts';
import { shuffle } from '#shared/engine/random.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { AnyMove, ObservationBase, Result, Rules, SeenEvent } from '#shared/engine/rules.ts';

/** The same game, but what chance does is written down: one after the other, then as usual. */
export function scripted(game: Game, script: readonly AnyMove[]): Game {
  const left = [...script];
  const { rules } = game;
  return {
    ...game,
    rules: { ...rules, drawChance: (state, random) => left.shift() ?? rules.drawChance(state, random) },
  };
}

interface State {
  photoFinish: string;
  deals: number;
  hands: number[][];
  laid: number[];
  scores: number[];
  /** The scores after each deal. */
  after: number[][];
  last: SeenEvent | null;
}

interface Observation extends ObservationBase {
  readonly hand: readonly number[] | null;
  readonly laid: readonly number[];
  readonly scores: readonly number[];
  readonly result?: RaceResult;
}

interface RaceResult extends Result {
  /** The scores after each deal. */
  readonly after: readonly (readonly number[])[];
}

const move = z.strictObject({ type: z.literal('lay'), number: z.int() });
const chance = z.strictObject({ type: z.literal('deal'), numbers: z.array(z.int()) });

export interface Race {
  State: State;
  Move: z.infer<typeof move>;
  Chance: z.infer<typeof chance>;
  Options: { readonly photoFinish: string };
  Observation: Observation;
}

const HELD = 3;
const DEALS = 2;

function toAct({ hands, deals }: State) {
  const seats = hands.flatMap((hand, seat) => (hand.length > 0 ? seat : []));
  if (seats.length > 0) return seats;
  return deals < DEALS ? 'chance' : 'over';
}

function resultOf(state: State): RaceResult | undefined {
  if (toAct(state) !== 'over') return undefined;
  const { scores, after } = state;
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? seat : [])), after };
}

const rules: Rules<Race> = {
  id: 'race',
  seats: { min: 2, max: 3 },
  options: { photoFinish: option(['arrival', 'lowest-first']) },
  moveSchema: move,
  chanceSchema: chance,
  initial: ({ photoFinish }, seats) => ({
    photoFinish,
    deals: 0,
    hands: Array.from({ length: seats }, () => []),
    laid: [],
    scores: Array<number>(seats).fill(0),
    after: [],
    last: null,
  }),
  toAct,
  legalMoves: ({ hands }, seat) => (hands[seat] ?? []).map((number) => ({ type: 'lay', number })),
  refuse: ({ hands }, seat, { number }) =>
    hands[seat]?.includes(number) ? undefined : refusal('RACE-1', 'not-in-hand', { number }),
  drawChance: ({ hands }, random) => ({
    type: 'deal',
    numbers: shuffle(
      Array.from({ length: hands.length * HELD }, (_, k) => k + 1),
      random,
    ),
  }),
  refuseChance: ({ hands }, { numbers }) =>
    numbers.length === hands.length * HELD ? undefined : refusal('RACE-2', 'not-the-deck'),
  apply(state, event) {
    state.last = { by: event.by, type: event.type };
    if (event.type === 'deal') {
      state.deals++;
      state.laid = [];
      state.hands = state.hands.map((_, seat) => event.numbers.slice(seat * HELD, (seat + 1) * HELD));
      return;
    }
    const { by, number } = event;
    state.hands = state.hands.map((hand, seat) => (seat === by ? hand.filter((held) => held !== number) : hand));
    if (number > (state.laid.at(-1) ?? 0)) state.scores = state.scores.with(by, (state.scores[by] ?? 0) + 1);
    state.laid = [...state.laid, number];
    if (state.hands.every((hand) => hand.length === 0)) state.after = [...state.after, state.scores];
  },
  observe(state, viewer) {
    const turn = toAct(state);
    const result = resultOf(state);
    return {
      viewer,
      toAct: typeof turn === 'string' ? [] : turn,
      last: state.last,
      hand: viewer === 'everyone' ? null : (state.hands[viewer] ?? null),
      laid: state.laid,
      scores: state.scores,
      ...(result ? { result } : {}),
    };
  },
  resample: () => {
    throw new Error('nobody imagines a race');
  },
  result: resultOf,
  isFullyRevealed: (state) => state.deals > 0 && state.hands.every((hand) => hand.length === 0),
  startsNewSeal: ({ deals }) => deals > 0,
  scorePause: (state) => state.deals > 0 && toAct(state) === 'chance',
  simultaneousPlay: {
    ms: ({ photoFinish }) => (photoFinish === 'lowest-first' ? 200 : 0),
    order: (_, plays) =>
      plays
        .map(({ number }, index) => ({ index, move: { type: 'lay' as const, number } }))
        .toSorted((a, b) => a.move.number - b.move.number),
  },
};

export const race: Game<Race> = {
  rules,
  listPosition: 0,
  duplicate: {
    options: (deals) => (deals === DEALS ? {} : undefined),
    deal: ({ deals }) => deals,
    deals: ({ after }) => {
      return after.map((scores, k) => ({
        scores: scores.map((score, seat) => score - (after[k - 1]?.[seat] ?? 0)),
        winners: [],
      }));
    },
  },
  openHands: ({ hands }) => hands.map((hand) => hand.map(String)),
  bots: { random: () => ({ see: ({ moves }) => (moves[0] ? { move: moves[0], after: 0 } : undefined) }) },
  messages: {},
};

/** Deals 1 2 3 to seat 0 and 4 5 6 to seat 1. */
export const DEAL = { by: 'chance', type: 'deal', numbers: [1, 2, 3, 4, 5, 6], t: 0 } as const;

export const lay = (number: number) => ({ type: 'lay', number });
