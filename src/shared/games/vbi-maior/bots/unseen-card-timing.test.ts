import { describe, expect, it } from 'vitest';
import { bestCountForShuffled, bestCountForUnseen, END_OF_COUNT, type RaceState } from './unseen-card-timing.ts';

/** A race at its beginning; cards that their owners know, by number. */
function race(known: readonly number[], changed: Partial<RaceState> = {}): RaceState {
  const owned = new Float64Array(91);
  for (const number of known) owned[number] = 1;
  return { last: 0, count: 0, owned, late: 3, bearable: 5, loss: 20, ...changed };
}

const ANY = new Float64Array(91).fill(1 / 90, 1);
const MANY = Array.from({ length: 15 }, (_, k) => 6 * (k + 1) - 1);

describe('when a card that nobody has seen is turned up', () => {
  it('at once where nobody waits with another', () => {
    expect(bestCountForUnseen(race([]), 1, ANY)).toBe(0);
  });

  it('not before the next card comes, while many wait that it would jump over', () => {
    expect(bestCountForUnseen(race(MANY), 1, ANY)).toBeGreaterThan(MANY[0] ?? 90);
  });

  it('later, the more wait', () => {
    const [one, few, many] = [[80], [70, 75, 80], MANY].map((known) => bestCountForUnseen(race(known), 1, ANY));
    expect(one).toBeLessThanOrEqual(few ?? 0);
    expect(few).toBeLessThanOrEqual(many ?? 0);
  });
});

describe('when a card of a shuffled deck is turned up', () => {
  it('VM-31: before the lowest of them is late, where few others are jumped over', () => {
    const at = bestCountForShuffled(race([10, 20, 30]), [60, 70, 80, 85], 0);
    expect(at).toBeGreaterThanOrEqual(28);
    expect(at).toBeLessThanOrEqual(60);
  });

  it('at the end of the count, where all that are left are late', () => {
    expect(bestCountForShuffled(race([80, 85], { last: 75, count: 75 }), [10, 20], 0)).toBeGreaterThanOrEqual(75);
    expect(bestCountForShuffled(race(MANY), [1], 0)).toBeLessThanOrEqual(END_OF_COUNT);
  });
});
