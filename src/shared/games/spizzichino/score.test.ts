import { describe, expect, it } from 'vitest';
import type { Match } from '../../engine/match.ts';
import { replay } from '../../engine/replay.ts';
import { rules } from './rules.ts';
import { type DealResult, type Game, OPTIONS } from './state.ts';
import { begun, choose, deal, moves, playAnyhow, SWEEP, states, table } from './testing.ts';

/** Seat 0 takes every trick: 11 points and a napoletana. */
const ALL_TRICKS = `
  3D 3C 2D RC 1D FC RD 6C CD 4C FD 2B 7D 1B 6D CB 5D 7B 4D 5B
  3S 2C 2S 3B 1S 1C RS RB CS CC FS FB 7S 7C 6S 6B 5S 5C 4S 4B`;

/** A match in which so many points were scored before, seat 0 about to score 14 and seat 1 none. */
function standing(points: readonly [number, number], target: 21 | 31 | 41 | 51): Match<Game> {
  const match = begun(SWEEP, { target });
  match.state.deals = [{ thirds: [0, 0], declared: [0, 0], points }];
  return match;
}

describe('score', () => {
  it('SP-19: all tricks are 35 thirds, rounded down to 11 points, and what was declared', () => {
    const { state } = moves(begun(SWEEP), ALL_TRICKS);
    expect(state.deals).toEqual([{ thirds: [35, 0], declared: [3, 0], points: [14, 0] }]);
  });

  it('SP-3, SP-19: the last trick counts three thirds more, to who takes it', () => {
    const match = moves(begun(SWEEP), ALL_TRICKS.replace('4S 4B', '4S'));
    expect(rules.observe(match.state, 0).taken[0]).toBe(32);
    expect(rules.observe(moves(match, '4B').state, 0).taken[0]).toBe(35);
    expect(rules.observe(match.state, 1).taken).toEqual([35, 0]);
  });

  it('SP-19: each seat rounds for itself, and the two always share eleven', () => {
    const remainders = new Set<number>();
    for (const { deals } of states(12)) {
      for (const { thirds, declared, points } of deals) {
        const [a, b] = thirds as [number, number];
        expect(a + b).toBe(35);
        remainders.add(a % 3);
        const tricks = points.map((sum, seat) => sum - (declared[seat] as number));
        expect(tricks).toEqual([(a - (a % 3)) / 3, (b - (b % 3)) / 3]);
        expect((tricks[0] as number) + (tricks[1] as number)).toBe(11);
      }
    }
    expect(remainders).toEqual(new Set([0, 1, 2]));
  });

  it.each([
    [[6, 5], 21, 'scored'],
    [[7, 5], 21, 'over'],
    [[0, 21], 21, 'over'],
    [[36, 50], 51, 'scored'],
    [[37, 50], 51, 'over'],
    [[10, 25], 31, 'scored'],
    [[26, 30], 41, 'scored'],
    [[27, 30], 41, 'over'],
  ] as const)(
    'SP-20, SP-21: after %j, with 14 more for seat 0 and target %i, the match is %s',
    (points, target, phase) => {
      const { state } = moves(standing(points, target), ALL_TRICKS);
      expect(state.phase).toBe(phase);
      expect(rules.toAct(state)).toBe(phase === 'over' ? 'over' : 'chance');
      expect(rules.result(state) === undefined).toBe(phase === 'scored');
    },
  );

  it('SP-20: the higher total wins, also where both have reached the target', () => {
    const result = (points: readonly [number, number]) => rules.result(moves(standing(points, 21), ALL_TRICKS).state);
    expect(result([10, 23])).toMatchObject({ scores: [24, 23], winners: [0] });
    expect(result([10, 25])).toMatchObject({ scores: [24, 25], winners: [1] });
  });

  it.each([24, 38, 64])('SP-20: with equal totals, %i each, another deal is played', (level) => {
    const match = moves(standing([level - 14, level], 21), ALL_TRICKS);
    expect(rules.observe(match.state, 0)).toMatchObject({ phase: 'scored', dealer: 0, scores: [level, level] });
    expect(rules.toAct(match.state)).toBe('chance');
    playAnyhow(choose(deal(match)));
    const { points } = match.state.deals.at(-1) as DealResult;
    expect(points[0]).not.toBe(points[1]);
    expect(match.state.phase).toBe('over');
    expect(rules.result(match.state)?.scores).toEqual(points.map((sum) => level + sum));
  });

  it('SP-20: nothing is won before the deal that decides is over', () => {
    const match = moves(standing([30, 0], 21), ALL_TRICKS.replace('4S 4B', ''));
    expect(rules.result(match.state)).toBeUndefined();
    expect(rules.observe(match.state, 0).scores).toEqual([30, 0]);
  });

  it('SP-21: the target is 51, or 21, 31, 41; another is none', () => {
    expect(OPTIONS.target).toEqual({ values: [51, 21, 31, 41], default: 51 });
    const record = {
      format: 'panno-verde/1',
      game: rules.id,
      seats: 2,
      options: { target: 61, reuse: 'once' },
      events: [],
    };
    expect(replay(record, () => rules)).toMatchObject({ fault: { refusal: { reason: 'bad-option' } } });
    expect(table().options).toEqual({ target: 51, reuse: 'once' });
  });
});
