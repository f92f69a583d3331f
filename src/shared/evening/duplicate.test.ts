import { describe, expect, it } from 'vitest';
import { publicDeals, publicEvening } from './duplicate.ts';
import { pointsSoFar } from './points.ts';
import { enterResult } from './results.ts';
import type { Evening, Plan } from './schema.ts';
import { standings } from './standings.ts';
import { done, eveningOf, FOURS, KINDS } from './testing.ts';

/** Tables of these people, from p0 on, who all play deal 1. */
function tablesOf(sizes: readonly number[], plan: Partial<Plan>): Evening {
  const start = eveningOf(
    sizes.reduce((sum, size) => sum + size, 0),
    { ...plan, deals: 1, scoring: 'duplicate' },
  );
  let next = 0;
  const tables = sizes.map((size, k) => ({
    number: k + 1,
    game: start.games[0]?.game ?? '',
    seats: Array.from({ length: size }, () => ({ kind: 'person', player: `p${next++}` }) as const),
    entries: [],
  }));
  return { ...start, played: [{ number: 1, tables, out: [], deals: [1] }] };
}

function play(evening: Evening, table: number, scores: number[] | null): Evening {
  if (!scores) return done(enterResult(evening, { round: 1, table }, null));
  return done(enterResult(evening, { round: 1, table, deal: 1 }, { scores, winners: [] }));
}

const DUELS = KINDS['Swiss, duplicate'];
const GROUPS = KINDS['groups that stay'];
const THREE = tablesOf([2, 2, 2], DUELS);

describe('a deal', () => {
  it('is told when all tables have played it, and not before', () => {
    const two = play(play(THREE, 1, [9, 3]), 2, [5, 7]);
    expect(publicDeals(two)).toEqual([]);
    expect(publicEvening(two).played[0]?.tables.flatMap(({ entries }) => entries)).toEqual([]);
    expect([...pointsSoFar(two).values()]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(
      standings(two).every(({ lines }) =>
        lines.every(({ kind, score, won }) => kind === 'open' && score === null && !won),
      ),
    ).toBe(true);

    const all = play(two, 3, [5, 0]);
    expect(publicEvening(all)).toEqual(all);
    expect(publicDeals(all)).toMatchObject([
      {
        round: 1,
        deal: 1,
        plays: [
          { table: 1, scores: [9, 3], points: [100, 50] },
          { table: 2, scores: [5, 7], points: [25, 100] },
          { table: 3, scores: [5, 0], points: [25, 0] },
        ],
      },
    ]);
  });

  it('is compared with those who held the same cards, so that a bad hand played well is worth as much as a good one', () => {
    const all = play(play(play(THREE, 1, [90, 3]), 2, [80, 4]), 3, [70, 5]);
    const best = standings(all)[0];
    // Each has two points together with whom they beat: the lowest score of all is among the best.
    expect(pointsSoFar(all).get('p5')).toBe(100);
    expect(best).toMatchObject({ points: 100, wins: 1 });
  });

  it('is told without a table that was broken off, which gets half', () => {
    const all = play(play(play(THREE, 1, [9, 3]), 2, null), 3, [5, 0]);
    expect(publicDeals(all)[0]?.plays.map(({ table, points }) => [table, points])).toEqual([
      [1, [100, 100]],
      [3, [0, 0]],
    ]);
    expect(pointsSoFar(all).get('p2')).toBe(50);
  });

  it('that one table alone has played brings half', () => {
    const one = play(tablesOf([2], DUELS), 1, [9, 3]);
    expect(publicDeals(one)[0]?.plays[0]?.points).toEqual([50, 50]);
  });

  it('is compared by head where a table plays as one, whatever its size', () => {
    const groups = tablesOf([5, 4, 3], GROUPS);
    const all = play(play(play(groups, 1, Array(5).fill(50)), 2, Array(4).fill(48)), 3, Array(3).fill(27));
    // Ten, twelve and nine by head.
    expect(publicDeals(all)[0]?.plays.map(({ points }) => points[0])).toEqual([50, 100, 0]);
  });

  it('is not compared between tables of other sizes: the cards were others', () => {
    const mixed = tablesOf([4, 4, 3], { games: [FOURS], form: { form: 'movement', remainder: 'bots' } });
    const all = play(play(play(mixed, 1, [1, 2, 3, 4]), 2, [4, 3, 2, 1]), 3, [9, 9, 9]);
    expect(publicDeals(all)[0]?.plays.map(({ points }) => points)).toEqual([
      [0, 0, 100, 100],
      [100, 100, 0, 0],
      [50, 50, 50],
    ]);
  });
});
