import { describe, expect, it } from 'vitest';
import { contestOf, seenBy } from '../../../bots/testing.ts';
import type { Level } from '../../../engine/bot.ts';
import { seeded } from '../../../engine/random.ts';
import { spizzichino } from '../index.ts';
import { rules } from '../rules.ts';
import { begun, table } from '../testing.ts';
import { normal } from './normal.ts';

function lead(levels: readonly [Level, Level], matches: number) {
  return contestOf(spizzichino, levels, { seats: 2, options: table({ target: 21 }).options, matches });
}

describe('levels', { timeout: 90_000 }, () => {
  it('normal beats easy by more than twice the standard error', () => {
    const { lead: ahead, error } = lead(['normal', 'easy'], 40);
    expect(ahead).toBeGreaterThan(2 * error);
  });

  it('easy beats random by more than twice the standard error', () => {
    const { lead: ahead, error } = lead(['easy', 'random'], 40);
    expect(ahead).toBeGreaterThan(2 * error);
  });

  it('normal decides in less than a millisecond', () => {
    const { state } = begun();
    const observation = seenBy({ rules, state }, 0);
    const moves = rules.legalMoves(state, 0).filter(({ type }) => type === 'play');
    const fifty = (): number => {
      const start = Date.now();
      for (let k = 0; k < 50; k++) normal(observation, moves, seeded(1));
      return Date.now() - start;
    };
    // Others slow a machine down and nothing speeds it up: the fastest time tells.
    expect(Math.min(...Array.from({ length: 10 }, fifty)) / 50).toBeLessThan(1);
  });
});
