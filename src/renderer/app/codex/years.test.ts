import { expect, it } from 'vitest';
import { yearsBetween, fractionOnLine } from './years.ts';

it('there is no year nought', () => {
  expect([yearsBetween(-1, 1), yearsBetween(-753, 247), yearsBetween(1300, 1347), yearsBetween(-44, -31)]).toEqual([1, 999, 47, 13]);
});

it('a line of years is to scale', () => {
  expect([fractionOnLine(-10, -10, 10), fractionOnLine(10, -10, 10)]).toEqual([0, 1]);
  expect(fractionOnLine(100, 0, 1000)).toBeCloseTo(0.1);
});
