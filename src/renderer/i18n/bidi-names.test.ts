import { expect, it } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { bidiIsolated, isolatedParams, withSoftHyphens } from './names.ts';

it('a name that is written from the right is a piece of its own in a sentence; any other stays as it is', () => {
  const words = { took: '{name}: {count, plural, one {# trick} other {# tricks}}' };
  const told = (name: string): string => translate(words, 'took', isolatedParams({ name, count: 3 }));
  expect(told('Ada')).toBe('Ada: 3 tricks');
  expect(told('محمد')).toBe('\u2068محمد\u2069: 3 tricks');
  expect(['שרה', 'ޢަލީ', '𐤀𐤁'].map((name) => bidiIsolated(name) === name)).toEqual([false, false, false]);
  expect(['Ñandú', '김민준', 'สมชาย', '👩‍👩‍👧'].map((name) => bidiIsolated(name) === name)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

const shown = (name: string): string => withSoftHyphens(name).replaceAll('\u00AD', '-');

it.each([
  ['Maximilianakonstanze', 'Maxi-milia-nakons-tanze'],
  ['Christophoros Adamou', 'Chris-topho-ros Ada-mou'],
  ['Bartholomäus', 'Bar-tho-lomäus'],
  ['Anna-Margherita', 'Anna-Mar-ghe-rita'],
  ['Ada Emil', 'Ada Emil'],
])('%s may be broken as %s', (name, broken) => {
  expect(shown(name)).toBe(broken);
});

it('a word of other letters, and a picture, stay as they are', () => {
  for (const name of ['Ada', 'Μαξιμιλιανός', 'שרהשרהשרהשרה', '김민준김민준김민준', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧']) {
    expect(withSoftHyphens(name)).toBe(name);
  }
});
