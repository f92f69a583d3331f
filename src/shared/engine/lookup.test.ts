import { expect, it } from 'vitest';
import { lookup } from './lookup.ts';

it('a lookup asks once for each key, and throws for what is none', () => {
  const asked: string[] = [];
  const lengthOf = lookup<string, number>(['', 'ab'], (word) => asked.push(word) && word.length);
  expect(['ab', '', 'ab'].map(lengthOf)).toEqual([2, 0, 2]);
  expect(asked).toEqual(['', 'ab']);
  expect(() => lengthOf('abc')).toThrow('there is no abc');
});
