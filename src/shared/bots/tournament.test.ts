import { describe, expect, it } from 'vitest';
import type { BotMaker } from '../engine/bot.ts';
import { type Toy, toy, toyRules } from '../engine/checks/toy.ts';
import type { Result } from '../engine/rules.ts';
import { contest } from './tournament.ts';

/** Guesses this number, whoever holds what. */
function always(number: number): BotMaker<Toy> {
  return () => ({
    see: ({ moves }) => (moves.length === 0 ? undefined : { move: { type: 'guess', number }, after: 0 }),
  });
}

/** Guesses of 1 against guesses of 2, in a game whose chance or score may be another one. */
function onesAgainstTwos(seats: number, changed: Partial<typeof toyRules>, matches = 30) {
  const game = { ...toy, rules: { ...toyRules, ...changed } };
  const options = { rounds: 1, points: 'single' };
  return contest({ game, seats, options, first: always(1), second: always(2), matches, seed: 4 });
}

describe('a contest', () => {
  it.each([2, 3])('gives no kind the better seats, of %i', (seats) => {
    const result = (state: Toy['State']): Result | undefined =>
      toyRules.result(state) && { scores: [7, 2, 0].slice(0, seats), winners: [0] };
    const { means, lead, error, played } = onesAgainstTwos(seats, { result });
    expect([lead, error]).toEqual([0, 0]);
    expect(means[0]).toBeCloseTo(9 / seats);
    expect(played).toBe(30 * 2 * seats);
  });

  it.each([2, 3])('gives no kind the better cards, at %i seats', (seats) => {
    let numbers: readonly number[] = [];
    const drawChance: typeof toyRules.drawChance = (state, random) => {
      const drawn = toyRules.drawChance(state, random);
      numbers = drawn.numbers;
      return drawn;
    };
    const result = (state: Toy['State']): Result | undefined =>
      toyRules.result(state) && { scores: numbers, winners: [0] };
    const { means, lead } = onesAgainstTwos(seats, { drawChance, result });
    expect(lead).toBeCloseTo(0);
    expect(means[0]).toBeGreaterThan(1);
  });

  it('says who is ahead, and by how much', () => {
    const drawChance = (state: Toy['State']): Toy['Chance'] => ({ type: 'deal', numbers: state.scores.map(() => 1) });
    expect(onesAgainstTwos(3, { drawChance })).toMatchObject({ means: [1, 0], lead: 1, error: 0 });
  });

  it('says how far luck may have made it', () => {
    const drawChance: typeof toyRules.drawChance = (state, random) => {
      const number = 1 + random.below(2);
      return { type: 'deal', numbers: state.scores.map(() => number) };
    };
    const { lead, error } = onesAgainstTwos(2, { drawChance }, 100);
    // Each match is won or lost by one point.
    expect(Math.abs(lead)).toBeLessThan(0.4);
    expect(error).toBeCloseTo(Math.sqrt((1 - lead ** 2) / 100));
  });
});
