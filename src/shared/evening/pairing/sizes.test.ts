import { describe, expect, it } from 'vitest';
import { evenly, spread } from './sizes.ts';

describe('the sizes of tables', () => {
  it('differ by one at most', () => {
    expect(evenly(11, 3)).toEqual([4, 4, 3]);
    expect(evenly(6, 2)).toEqual([3, 3]);
  });

  it('are as near to the best one as they can be', () => {
    const viva = { seats: { min: 2, max: 6 }, size: 4 };
    expect(spread(13, viva)).toEqual([5, 4, 4]);
    expect(spread(7, viva)).toEqual([4, 3]);
    expect(spread(5, viva)).toEqual([5]);
    expect(spread(2, viva)).toEqual([2]);
  });

  it('leave out who finds no table', () => {
    expect(spread(7, { seats: { min: 5, max: 5 }, size: 5 })).toEqual([5]);
    expect(spread(9, { seats: { min: 5, max: 6 }, size: 5 })).toEqual([6]);
    expect(spread(2, { seats: { min: 3, max: 6 }, size: 4 })).toEqual([]);
  });
});
