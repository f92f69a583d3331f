import { describe, expect, it } from 'vitest';
import { contest } from '../../../bots/tournament.ts';
import type { Level } from '../../../engine/bot.ts';
import { viva } from '../index.ts';
import { table } from '../testing.ts';

function lead(first: Level, second: Level, seats: number, matches: number) {
  const [one, other] = [viva.bots[first], viva.bots[second]];
  if (!one || !other) throw new Error('no such level');
  const { options } = table(seats, { rounds: 1 });
  return contest({ game: viva, seats, options, first: one, second: other, matches, seed: 4 });
}

describe('levels', { timeout: 90_000 }, () => {
  it.each([2, 4])('with %i seats normal beats easy by more than twice the standard error', (seats) => {
    const { lead: ahead, error } = lead('normal', 'easy', seats, 20);
    expect(ahead).toBeGreaterThan(2 * error);
  });

  it.each([2, 4])('with %i seats easy beats random by more than twice the standard error', (seats) => {
    const { lead: ahead, error } = lead('easy', 'random', seats, 12);
    expect(ahead).toBeGreaterThan(2 * error);
  });
});
