import { describe, expect, it } from 'vitest';
import { FRENCH_DECK, SUITS } from '#shared/cards/french.ts';
import { ITALIAN_DECK, ITALIAN_SUITS } from '#shared/cards/italian.ts';
import { backOf, faceOf } from './index.ts';
import { ITALIAN_INKS } from './italian/signs.ts';
import { PAPER } from './palette.ts';
import { suitColour, suitPath } from './suits.ts';
import { contrast, flawOf } from './testing.ts';

const decks = {
  french: FRENCH_DECK.map((id) => [id, faceOf('french', id, { fourColour: false })] as const),
  'french in four colours': FRENCH_DECK.map((id) => [id, faceOf('french', id, { fourColour: true })] as const),
  italian: ITALIAN_DECK.map((id) => [id, faceOf('italian', id, { fourColour: false })] as const),
};

for (const [deck, faces] of Object.entries(decks)) {
  describe(`the faces of ${deck}`, () => {
    for (const [id, svg] of faces) it(`${id} is sound`, () => expect(flawOf(svg)).toBeUndefined());

    it('all differ', () => {
      expect(new Set(faces.map(([, svg]) => svg)).size).toBe(faces.length);
    });
  });
}

describe('the backs', () => {
  it.each(['briscola-chiamata'])('%s is sound', (game) => {
    expect(flawOf(backOf(game))).toBeUndefined();
  });
});

describe('the inks', () => {
  it.each(SUITS)('%s reads well on the paper in both settings', (suit) => {
    for (const fourColour of [false, true]) expect(contrast(suitColour(suit, fourColour), PAPER)).toBeGreaterThan(4.5);
  });

  it.each(ITALIAN_SUITS)('the Italian %s too', (suit) => {
    expect(contrast(ITALIAN_INKS[suit], PAPER)).toBeGreaterThan(4.5);
  });

  it('four colours are four', () => {
    expect(new Set(SUITS.map((suit) => suitColour(suit, true))).size).toBe(4);
    expect(new Set(SUITS.map(suitPath)).size).toBe(4);
  });
});
