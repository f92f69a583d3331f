import { describe, expect, it } from 'vitest';
import type { ObservationBase } from '#shared/engine/rules.ts';
import { turningPoint } from './turning-point.ts';

/** An observation a deal with these totals. */
const deals = (...totals: readonly (readonly number[])[]): ObservationBase[] =>
  totals.map((scores, k) => ({ scores, deals: Array.from({ length: k + 1 }) }) as unknown as ObservationBase);

describe('where a match turned', () => {
  it('is the deal in which the winner took the lead and kept it', () => {
    expect(turningPoint(deals([0, 3], [4, 3], [5, 6], [9, 6]), [0])).toEqual({ seat: 0, deal: 4 });
    expect(turningPoint(deals([0, 3], [4, 3], [5, 4]), [0])).toEqual({ seat: 0, deal: 2 });
  });

  it('is nowhere where one led from the start, where many win, or where deals were missed', () => {
    expect(turningPoint(deals([3, 0], [4, 1]), [0])).toBeUndefined();
    expect(turningPoint(deals([0, 3], [4, 4]), [0, 1])).toBeUndefined();
    expect(turningPoint(deals([0, 3], [4, 3]).slice(1), [0])).toBeUndefined();
    expect(turningPoint([], [0])).toBeUndefined();
  });
});
