/** What spectators may guess in each game, over matches that bots play. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { playMatch } from '../engine/checks/properties.ts';
import { isTested } from '../engine/checks/test-scope.ts';
import { present } from '../engine/collections.ts';
import type { Game } from '../engine/game.ts';
import { answerOf, type Guess } from '../engine/guess.ts';
import type { ObservationBase } from '../engine/rules.ts';
import { updatesSince } from '../engine/view.ts';

const MATCHES = 8;

interface Asked {
  readonly guess: Guess;
  readonly seen: ObservationBase;
}

/** By deal: its question, update by update, of a match that easy bots play. */
function askedIn({ guess, ...game }: Game, seats: number, seed: number): Asked[][] {
  const { rules, bots } = game;
  const options = Object.fromEntries(Object.entries(rules.options).map(([name, spec]) => [name, spec.default]));
  const match = playMatch(game as Game, options, seats, present(bots.easy ?? bots.normal, 'bot'), seed);
  const all = updatesSince(match, 'everyone', -1).flatMap(({ observation: seen }): Asked[] => {
    const asked = guess?.(seen);
    return asked ? [{ guess: asked, seen }] : [];
  });
  return [...Map.groupBy(all, ({ guess: { deal } }) => deal).values()];
}

const ASKING = Object.entries(GAMES).filter(([id, { guess }]) => guess && isTested(id));

describe.each(ASKING)('what is guessed in %s', (_, game) => {
  const deals = Array.from({ length: MATCHES }, (_, seed) => {
    const { min, max } = game.rules.seats;
    const seats = game.usualSeats ?? (seed % 2 ? max : min);
    return askedIn(game, seats, seed);
  }).flat();
  const before = deals.map((asked) => asked.filter(({ guess: { answer } }) => answer === undefined));

  it('is asked openly, of several, and closes before the answer is known', () => {
    expect(deals.length).toBeGreaterThan(MATCHES - 1);
    for (const [k, asked] of before.entries()) {
      expect(asked[0]?.guess.isOpen, `deal ${k}`).toBe(true);
      for (const { guess } of asked.filter(({ guess: { isOpen } }) => isOpen)) {
        expect(guess.choices.length).toBeGreaterThan(1);
        expect(new Set(guess.choices.map(answerOf)).size).toBe(guess.choices.length);
      }
    }
  });

  it('has one answer, and that was among the choices to the end', () => {
    for (const [k, asked] of deals.entries()) {
      const answers = new Set(asked.flatMap(({ guess: { answer } }) => (answer === undefined ? [] : [answer])));
      expect(answers.size, `deal ${k}`).toBe(1);
      for (const { guess } of before[k] ?? [])
        expect(answers).toContain(guess.choices.map(answerOf).find((one) => answers.has(one)));
    }
  });

  it('is not always the same', () => {
    expect(new Set(deals.map((asked) => asked.at(-1)?.guess.answer)).size).toBeGreaterThan(1);
  });
});

// What is right, from what the match has written down.

/** By game: the right answers of a match, from its last public observation; null for nobody. */
const WRITTEN: Readonly<Record<string, (seen: never) => (number | null)[]>> = {
  'briscola-chiamata': ({ deals }: { deals: { winner: number; teammate: number | null }[] }) =>
    deals.map(({ teammate }) => teammate),
  briscola: firstOfBest,
  tressette: firstOfBest,
  spizzichino: firstOfBest,
  viva: ({ results }: { results: { loser: number | null }[] }) => results.flatMap(({ loser }) => loser ?? []),
};

/** Sides alternate around the table, so a side's first seat has its number. */
function firstOfBest({ deals }: { deals: { points: number[] }[] }): (number | null)[] {
  return deals.map(({ points }) => {
    const most = Math.max(...points);
    return points.filter((one) => one === most).length > 1 ? null : points.indexOf(most);
  });
}

describe.each(ASKING.filter(([id]) => id in WRITTEN))('the answers in %s', (id, game) => {
  it('are what the match has written down', () => {
    for (let seed = 0; seed < MATCHES; seed++) {
      const deals = askedIn(game, game.usualSeats ?? game.rules.seats.max, seed);
      const answers = deals.map((asked) => asked.at(-1)?.guess.answer);
      expect(answers).toEqual(WRITTEN[id]?.(deals.at(-1)?.at(-1)?.seen as never));
    }
  });
});

it.runIf(isTested('vbi-maior'))('a turn of Vbi Maior without a fault is nobody’s', () => {
  const game = GAMES['vbi-maior'];
  const turns = Array.from({ length: MATCHES }, (_, seed) => askedIn(game as Game, 3, seed)).flat();
  for (const turn of turns) {
    const { answer } = turn.at(-1)?.guess ?? {};
    const { returned = [] } = (turn.at(-1)?.seen ?? {}) as { returned?: string[] };
    const isFaulty = returned.some((card) => /^R\d/.test(card));
    if (answer === null) expect(isFaulty).toBe(false);
  }
  expect(turns.map((turn) => turn.at(-1)?.guess.answer)).toContain(null);
});

describe.each(ASKING.filter(([, game]) => !game.isCooperative))('who is out in %s', (_, game) => {
  it('holds no card', () => {
    for (const { guess, seen } of askedIn(game, game.usualSeats ?? game.rules.seats.max, 1).flat()) {
      const { handSizes = [], table } = seen as { handSizes?: number[]; table?: { handSizes: number[] } };
      for (const seat of guess.out) expect((table?.handSizes ?? handSizes)[seat]).toBe(0);
    }
  });
});
