import { describe, expect, it } from 'vitest';
import { backOff } from './back-off.ts';

describe('back-off', () => {
  it('dials at once after a break, then waits longer each time', () => {
    const waits = [0, 1, 2, 3].map(backOff);
    expect(waits).toEqual([100, 125, 250, 500]);
  });

  it('never waits more than half a second', () => {
    expect(Math.max(...Array.from({ length: 100 }, (_, k) => backOff(k)))).toBe(500);
  });
});
