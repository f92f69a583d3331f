import { expect, it } from 'vitest';
import { bestOf } from './best.ts';

it('the best is the first among equals, however little they are worth', () => {
  expect(bestOf(['a', 'bb', 'cc', 'd'], (word) => word.length)).toBe('bb');
  expect(bestOf(['a', 'b'], () => Number.NEGATIVE_INFINITY)).toBe('a');
  expect(() => bestOf([], () => 1)).toThrow('no item 0 in a list of 0');
});
