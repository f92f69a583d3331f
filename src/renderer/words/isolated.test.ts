import { expect, it } from 'vitest';
import { say } from '#shared/words/say.ts';
import { apart, isolated } from './isolated.ts';

it('a name that is written from the right is a piece of its own in a sentence; any other stays as it is', () => {
  const words = { took: '{name}: {count, plural, one {# trick} other {# tricks}}' };
  const told = (name: string): string => say(words, 'took', apart({ name, count: 3 }));
  expect(told('Ada')).toBe('Ada: 3 tricks');
  expect(told('محمد')).toBe('\u2068محمد\u2069: 3 tricks');
  expect(['שרה', 'ޢަލީ', '𐤀𐤁'].map((name) => isolated(name) === name)).toEqual([false, false, false]);
  expect(['Ñandú', '김민준', 'สมชาย', '👩‍👩‍👧'].map((name) => isolated(name) === name)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
