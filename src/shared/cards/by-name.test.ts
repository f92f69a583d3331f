import { expect, it } from 'vitest';
import { placesByName } from './by-name.ts';
import { FRENCH_DECK } from './french.ts';
import { ITALIAN_DECK } from './italian.ts';

it.each([
  ['French', FRENCH_DECK],
  ['Italian', ITALIAN_DECK],
])(
  'each card of the %s deck has its own place, and letters that none has are refused',
  (_, deck: readonly string[]) => {
    const placeOf = placesByName(deck);
    expect(deck.map(placeOf)).toEqual(deck.map((_card, place) => place));
    for (const other of ['', '?', '8D', 'DA', 'D3', '3X']) expect(() => placeOf(other)).toThrow(RangeError);
  },
);
