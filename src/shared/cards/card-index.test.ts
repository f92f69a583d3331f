import { expect, it } from 'vitest';
import { cardIndexer, isWholeDeck } from './card-index.ts';
import { FRENCH_DECK } from './french.ts';
import { ITALIAN_DECK } from './italian.ts';

it.each([
  ['French', FRENCH_DECK],
  ['Italian', ITALIAN_DECK],
])(
  'each card of the %s deck has its own place, and letters that none has are refused',
  (_, deck: readonly string[]) => {
    const placeOf = cardIndexer(deck);
    expect(deck.map(placeOf)).toEqual(deck.map((_card, place) => place));
    for (const other of ['', '?', '8D', 'DA', 'D3', '3X']) expect(() => placeOf(other)).toThrow(RangeError);
  },
);

it('a deck is whole where each card is there once, in any order', () => {
  const placeOf = cardIndexer(FRENCH_DECK);
  expect(isWholeDeck(FRENCH_DECK.toReversed(), FRENCH_DECK, placeOf)).toBe(true);
  expect(isWholeDeck(FRENCH_DECK.slice(1), FRENCH_DECK, placeOf)).toBe(false);
  for (const place of [0, 31, 32, 39]) {
    const twice = FRENCH_DECK.with(place, FRENCH_DECK[(place + 7) % 40] as (typeof FRENCH_DECK)[number]);
    expect(isWholeDeck(twice, FRENCH_DECK, placeOf)).toBe(false);
  }
});
