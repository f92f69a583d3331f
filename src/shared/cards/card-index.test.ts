import { expect, it } from 'vitest';
import { cardChecker, cardIndexer, isWholeDeck } from './card-index.ts';
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

it('knows the names of a deck from anything else', () => {
  const isCard = cardChecker(FRENCH_DECK);
  expect(FRENCH_DECK.every(isCard)).toBe(true);
  // Letters of the same six lower bits, letters between, and what is no text.
  for (const other of ['', '1D', '10', 'AxD', 'A\u0444', 'ad', 7, null, undefined, ['AD'], {}]) {
    expect(isCard(other)).toBe(false);
  }
});

it('a deck is whole where each card is there once, in any order', () => {
  const placeOf = cardIndexer(FRENCH_DECK);
  expect(isWholeDeck(FRENCH_DECK.toReversed(), FRENCH_DECK, placeOf)).toBe(true);
  expect(isWholeDeck(FRENCH_DECK.slice(1), FRENCH_DECK, placeOf)).toBe(false);
  for (const place of [0, 31, 32, 39]) {
    const twice = FRENCH_DECK.with(place, FRENCH_DECK[(place + 7) % 40] as (typeof FRENCH_DECK)[number]);
    expect(isWholeDeck(twice, FRENCH_DECK, placeOf)).toBe(false);
  }
});
