import { describe, expect, it } from 'vitest';
import { splitEvenly, tableSizesFor } from './mix.ts';

describe('the sizes of tables', () => {
  it('differ by one at most', () => {
    expect(splitEvenly(11, 3)).toEqual([4, 4, 3]);
    expect(splitEvenly(6, 2)).toEqual([3, 3]);
  });

  it('are as near to the best one as they can be', () => {
    const viva = { seats: { min: 2, max: 6 }, size: 4 };
    expect(tableSizesFor(13, viva)).toEqual([5, 4, 4]);
    expect(tableSizesFor(7, viva)).toEqual([4, 3]);
    expect(tableSizesFor(5, viva)).toEqual([5]);
    expect(tableSizesFor(2, viva)).toEqual([2]);
  });

  it('leave out who finds no table', () => {
    expect(tableSizesFor(7, { seats: { min: 5, max: 5 }, size: 5 })).toEqual([5]);
    expect(tableSizesFor(9, { seats: { min: 5, max: 6 }, size: 5 })).toEqual([6]);
    expect(tableSizesFor(2, { seats: { min: 3, max: 6 }, size: 4 })).toEqual([]);
  });
});
