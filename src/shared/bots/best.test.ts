import { expect, it } from 'vitest';
import { maxBy } from './best.ts';

it('the best is the first among equals, however little they are worth', () => {
  expect(maxBy(['a', 'bb', 'cc', 'd'], (word) => word.length)).toBe('bb');
  expect(maxBy(['a', 'b'], () => Number.NEGATIVE_INFINITY)).toBe('a');
  expect(() => maxBy([], () => 1)).toThrow('no item 0 in a list of 0');
});
