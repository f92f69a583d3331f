import { describe, expect, it } from 'vitest';
import { at, last, lookup, maxBy, present } from './collections.ts';

describe('what is known to be there', () => {
  it('is handed on, whatever it is', () => {
    expect(at(['a', 'b'], 1)).toBe('b');
    expect(at([1, null, 0], 1)).toBeNull();
    expect(last([1, 0])).toBe(0);
    expect(present(0, 'seat')).toBe(0);
    expect(present('', 'name')).toBe('');
  });

  it('is named where it is not there after all', () => {
    expect(() => at(['a', 'b'], 2)).toThrow('no item 2 in a list of 2');
    expect(() => at(['a', 'b'], -1)).toThrow('no item -1 in a list of 2');
    expect(() => last([])).toThrow('no item -1 in a list of 0');
    expect(() => present(null, 'dealer')).toThrow('there is no dealer');
    expect(() => present(undefined, 'dealer')).toThrow('there is no dealer');
  });
});

it('a lookup asks once for each key, and throws for what is none', () => {
  const asked: string[] = [];
  const lengthOf = lookup<string, number>(['', 'ab'], (word) => asked.push(word) && word.length);
  expect(['ab', '', 'ab'].map(lengthOf)).toEqual([2, 0, 2]);
  expect(asked).toEqual(['', 'ab']);
  expect(() => lengthOf('abc')).toThrow('there is no abc');
});

it('the best is the first among equals, however little they are worth', () => {
  expect(maxBy(['a', 'bb', 'cc', 'd'], (word) => word.length)).toBe('bb');
  expect(maxBy(['a', 'b'], () => Number.NEGATIVE_INFINITY)).toBe('a');
  expect(() => maxBy([], () => 1)).toThrow('no item 0 in a list of 0');
});
