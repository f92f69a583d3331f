import { expect, it } from 'vitest';
import { withSoftHyphens } from './breakable.ts';

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
