import { describe, expect, it } from 'vitest';
import type { Bot } from '../engine/bot.ts';
import { type Toy, toy, toyRules } from '../engine/checks/toy-game.ts';
import type { Game } from '../engine/game.ts';
import type { Result } from '../engine/rules.ts';
import { type Entrant, type EntrantResult, leadBeyondHalf, matchupStanding, playDeal } from './arena.ts';

/** Guesses this number in any case. */
function always(number: number): Entrant {
  const bot: Bot<Toy> = {
    see: ({ moves }) => (moves.length === 0 ? undefined : { move: { type: 'guess', number }, after: 0 }),
  };
  return { name: `${number}`, sit: () => bot as Bot };
}

function gameWith(changed: Partial<typeof toyRules>): Game {
  return { ...toy, rules: { ...toyRules, ...changed } } as unknown as Game;
}

/** Guesses of 1 against 2, with variations of chance or scoring. */
function onesAgainstTwos(seats: number, changed: Partial<typeof toyRules>, deals = 30) {
  const options = { rounds: 1, points: 'single' };
  const entrants = [always(1), always(2)] as const;
  const contest = { game: gameWith(changed), seats, options, entrants, seed: 4 };
  return matchupStanding(Array.from({ length: deals }, (_, index) => playDeal(contest, index)));
}

describe('a contest', () => {
  it.each([2, 3])('gives no kind the better seats, of %i', (seats) => {
    const result = (state: Toy['State']): Result | undefined =>
      toyRules.result(state) && { scores: [7, 2, 0].slice(0, seats), winners: [0] };
    const { kinds, lead, deals } = onesAgainstTwos(seats, { result });
    expect(lead).toEqual({ mean: 0, halfWidth: 0 });
    expect(kinds.map(({ score }) => score.mean)).toEqual([9 / seats, 9 / seats]);
    expect(kinds[0]?.won.mean).toBeCloseTo(1 / seats);
    expect(deals).toBe(30);
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
    const { kinds, lead } = onesAgainstTwos(seats, { drawChance, result });
    expect(lead.mean).toBeCloseTo(0);
    expect(kinds[0]?.score.mean).toBeGreaterThan(1);
  });

  it('sets one among the others, in every seat, beside a table of the others alone', () => {
    const entrants = [always(1), always(2)] as const;
    const options = { rounds: 1, points: 'single' };
    const seen: string[] = [];
    const result = (state: Toy['State']): Result | undefined => {
      const is = toyRules.result(state);
      if (is) seen.push(is.scores.join(''));
      return is;
    };
    const drawChance = (state: Toy['State']): Toy['Chance'] => ({ type: 'deal', numbers: state.scores.map(() => 1) });
    const [one, other] = playDeal(
      { game: gameWith({ drawChance, result }), seats: 3, options, entrants, seed: 4, lone: true },
      0,
    );
    expect(new Set(seen)).toEqual(new Set(['100', '010', '001', '000']));
    expect([one?.score, other?.score]).toEqual([1, 0]);
  });

  it('says who is ahead, and by how much', () => {
    const drawChance = (state: Toy['State']): Toy['Chance'] => ({ type: 'deal', numbers: state.scores.map(() => 1) });
    const { kinds, lead } = onesAgainstTwos(3, { drawChance });
    expect(lead).toEqual({ mean: 1, halfWidth: 0 });
    expect(kinds.map(({ score }) => score.mean)).toEqual([1, 0]);
  });

  it('says how far luck may have made it', () => {
    const drawChance: typeof toyRules.drawChance = (state, random) => {
      const number = 1 + random.below(2);
      return { type: 'deal', numbers: state.scores.map(() => number) };
    };
    const { lead } = onesAgainstTwos(2, { drawChance }, 100);
    // Each match is won or lost by one point.
    expect(Math.abs(lead.mean)).toBeLessThan(0.4);
    expect(lead.halfWidth).toBeCloseTo(1.96 * Math.sqrt((1 - lead.mean ** 2) / 99));
  });

  it('counts how often a table wins together, and how long its choices took', () => {
    let now = 0;
    const result = (state: Toy['State']): Result | undefined =>
      toyRules.result(state) && { scores: [1, 1, 1], winners: [0, 1, 2] };
    const game: Game = { ...gameWith({ result }), isCooperative: true };
    const contest = {
      game,
      seats: 3,
      options: { rounds: 1, points: 'single' },
      entrants: [always(1)],
      seed: 4,
    } as const;
    const [share] = playDeal(contest, 0, () => now++);
    expect(share).toEqual({ score: 1, won: 1, choices: 3, ms: 3 });
  });
});

describe('half of the way', () => {
  const deal = (first: number, second: number): EntrantResult[] =>
    [first, second].map((score) => ({ score, won: 0, choices: 0, ms: 0 }));

  it('is told deal by deal: luck that both had is nobody’s', () => {
    const luck = [8, -8, 2, 0];
    const ours = luck.map((points) => deal(points + 3, 0));
    const theirs = luck.map((points) => deal(2 * points + 4, 0));
    expect(leadBeyondHalf(ours, theirs)).toEqual({ mean: 1, halfWidth: 0 });
    expect(matchupStanding(ours).lead.halfWidth).toBeGreaterThan(1);
  });

  it('counts deals that both have played, and says nothing without any', () => {
    const ours = [deal(3, 1), undefined, deal(9, 0)];
    expect(leadBeyondHalf(ours, [deal(6, 4), deal(7, 0)])?.mean).toBe(1);
    expect(leadBeyondHalf(ours, [undefined, deal(7, 0)])).toBeUndefined();
  });
});
