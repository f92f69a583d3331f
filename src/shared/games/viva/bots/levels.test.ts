import { describe, expect, it } from 'vitest';
import { leadBetween } from '../../../bots/testing.ts';
import { viva } from '../index.ts';
import { table } from '../testing.ts';

function lead(levels: readonly [string, string], seats: number, deals: number) {
  return leadBetween(viva, levels, { seats, options: table(seats, { rounds: 1 }).options, deals });
}

describe('levels', { timeout: 90_000 }, () => {
  it.each([2, 4])('with %i seats normal beats easy by more than luck would', (seats) => {
    const { mean, halfWidth } = lead(['normal', 'easy'], seats, 20);
    expect(mean).toBeGreaterThan(halfWidth);
  });

  it.each([2, 4])('with %i seats easy beats random by more than luck would', (seats) => {
    const { mean, halfWidth } = lead(['easy', 'random'], seats, 12);
    expect(mean).toBeGreaterThan(halfWidth);
  });
});
