import { expect, it } from 'vitest';
import { breakable } from './breakable.ts';

const shown = (name: string): string => breakable(name).replaceAll('\u00AD', '-');

it.each([
  ['Maximilianakonstanze', 'Maxi-mi-lia-na-kons-tanze'],
  ['Christophoros Adamou', 'Chris-to-pho-ros Adamou'],
  ['Bartholomäus', 'Bar-tho-lo-mäus'],
  ['Anna-Margherita', 'Anna-Mar-ghe-rita'],
])('%s may be broken as %s', (name, broken) => {
  expect(shown(name)).toBe(broken);
});

it('a short name, a word of other letters, and a picture stay as they are', () => {
  for (const name of ['Fabrizio', 'Ada', 'Μαξιμιλιανός', 'שרהשרהשרהשרה', '김민준김민준김민준', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧']) {
    expect(breakable(name)).toBe(name);
  }
});
