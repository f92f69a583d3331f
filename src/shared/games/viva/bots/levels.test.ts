import { describe, expect, it } from 'vitest';
import { contestOf } from '../../../bots/testing.ts';
import type { Level } from '../../../engine/bot.ts';
import { viva } from '../index.ts';
import { table } from '../testing.ts';

function lead(levels: readonly [Level, Level], seats: number, matches: number) {
  return contestOf(viva, levels, { seats, options: table(seats, { rounds: 1 }).options, matches });
}

describe('levels', { timeout: 90_000 }, () => {
  it.each([2, 4])('with %i seats normal beats easy by more than twice the standard error', (seats) => {
    const { lead: ahead, error } = lead(['normal', 'easy'], seats, 20);
    expect(ahead).toBeGreaterThan(2 * error);
  });

  it.each([2, 4])('with %i seats easy beats random by more than twice the standard error', (seats) => {
    const { lead: ahead, error } = lead(['easy', 'random'], seats, 12);
    expect(ahead).toBeGreaterThan(2 * error);
  });
});
