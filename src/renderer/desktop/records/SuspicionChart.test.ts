import { describe, expect, it } from 'vitest';
import type { DealSuspicion } from '#shared/protocol/bets.ts';
import { dealAt, linesOf, placeOf, stepPathOf } from './SuspicionChart.tsx';

/** Seat 0 called at event 10; by event 30 all knew that it was seat 2. */
const DEAL: DealSuspicion = {
  ...{ deal: 0, caller: 0, called: 10, known: 30, partner: 2 },
  steps: [
    { event: 15, counts: [0, 1, 0, 0, 0, 1] },
    { event: 20, counts: [0, 0, 2, 0, 0, 1] },
  ],
};
const BOX = { width: 200, height: 40, most: 2 };

describe('the curve of suspicion', () => {
  it('has a line for each who was ever suspected, and for nobody; who was suspected most in the end comes first', () => {
    expect(linesOf(DEAL).map(({ suspect, last }) => [suspect, last])).toEqual([
      [2, 2],
      [null, 1],
      [1, 0],
    ]);
  });

  it('rises where somebody bets, and stays until it was out', () => {
    const [two, , one] = linesOf(DEAL);
    expect(two && stepPathOf(two, DEAL, BOX)).toBe('M0 40H50V40H50V40H100V0H200');
    expect(one && stepPathOf(one, DEAL, BOX)).toBe('M0 40H50V20H50V20H100V40H200');
  });

  it('of a deal that was out with the call is drawn all the same', () => {
    const at = { ...DEAL, known: 10, steps: [{ event: 10, counts: [0, 0, 1, 0, 0, 0] }] };
    expect(linesOf(at).map((line) => stepPathOf(line, at, BOX))).toEqual(['M0 20H0V20H200']);
    expect(placeOf(99, DEAL)).toBe(1);
  });

  it('is that of the deal that was called last', () => {
    const deals = [DEAL, { ...DEAL, deal: 1, called: 50, known: 60 }];
    expect([5, 10, 49, 50, 99].map((seen) => dealAt(deals, seen)?.deal)).toEqual([undefined, 0, 0, 1, 1]);
  });
});
