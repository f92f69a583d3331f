import { expect, it } from 'vitest';
import { gapOf, placeOn } from './years.ts';

it('there is no year nought', () => {
  expect([gapOf(-1, 1), gapOf(-753, 247), gapOf(1300, 1347), gapOf(-44, -31)]).toEqual([1, 999, 47, 13]);
});

it('a line of years is to scale', () => {
  expect([placeOn(-10, -10, 10), placeOn(10, -10, 10)]).toEqual([0, 1]);
  expect(placeOn(100, 0, 1000)).toBeCloseTo(0.1);
});
