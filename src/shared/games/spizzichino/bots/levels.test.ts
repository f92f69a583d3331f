import { describe, expect, it } from 'vitest';
import { leadBetween, observationOf } from '../../../bots/testing.ts';
import { seeded } from '../../../engine/random.ts';
import { spizzichino } from '../index.ts';
import { rules } from '../rules.ts';
import { begun, table } from '../testing.ts';
import { normal } from './normal.ts';

function lead(levels: readonly [string, string], deals: number) {
  return leadBetween(spizzichino, levels, { seats: 2, options: table({ target: 21 }).options, deals });
}

describe('levels', { timeout: 90_000 }, () => {
  it('normal beats easy by more than luck would', () => {
    const { mean, halfWidth } = lead(['normal', 'easy'], 40);
    expect(mean).toBeGreaterThan(halfWidth);
  });

  it('easy beats random by more than luck would', () => {
    const { mean, halfWidth } = lead(['easy', 'random'], 40);
    expect(mean).toBeGreaterThan(halfWidth);
  });

  it('an expert beats normal even where it hardly thinks', () => {
    const { options } = table({ target: 51 });
    const plan = { seats: 2, options: { ...options, deals: 1 }, deals: 20 };
    expect(leadBetween(spizzichino, ['expert:60', 'easy'], plan).mean).toBeGreaterThan(0);
  });

  it('normal decides in less than a millisecond', () => {
    const { state } = begun();
    const observation = observationOf({ rules, state }, 0);
    const moves = rules.legalMoves(state, 0).filter(({ type }) => type === 'play');
    const fifty = (): number => {
      const start = Date.now();
      for (let k = 0; k < 50; k++) normal(observation, moves, seeded(1));
      return Date.now() - start;
    };
    // Other load only slows the machine, so the fastest time counts.
    expect(Math.min(...Array.from({ length: 10 }, fifty)) / 50).toBeLessThan(1);
  });
});
