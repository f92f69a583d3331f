import { describe, expect, it } from 'vitest';
import { FRENCH_DECK, SUITS } from '#shared/cards/french.ts';
import { ITALIAN_DECK, ITALIAN_SUITS } from '#shared/cards/italian.ts';
import { VBI_DECK } from '#shared/cards/rome.ts';
import { COLOURS, DESIGNS } from '#shared/cards/viva.ts';
import { backOf, faceOf } from './index.ts';
import { ITALIAN_INKS } from './italian/signs.ts';
import { PAPER } from './palette.ts';
import { suitColour, suitPath } from './suits.ts';
import { contrast, difference, flawOf, seenBy, VISIONS } from './testing.ts';
import { inkOf, vivaSignPath } from './viva/colours.ts';

const plain = { fourColour: false };

const decks = {
  french: FRENCH_DECK.map((id) => [id, faceOf('french', id, plain)] as const),
  'french in four colours': FRENCH_DECK.map((id) => [id, faceOf('french', id, { fourColour: true })] as const),
  viva: DESIGNS.map((id) => [id, faceOf('viva', id, plain)] as const),
  rome: VBI_DECK.map((id) => [id, faceOf('rome', id, plain)] as const),
  italian: ITALIAN_DECK.map((id) => [id, faceOf('italian', id, plain)] as const),
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
  it.each(['briscola-chiamata', 'spizzichino', 'viva', 'vbi-maior'])('%s is sound', (game) => {
    expect(flawOf(backOf(game))).toBeUndefined();
  });
});

const contrastOnPaper = (ink: string) => contrast(seenBy('full', ink), seenBy('full', PAPER));

describe('the inks', () => {
  it.each(SUITS)('%s reads well on the paper in both settings', (suit) => {
    for (const fourColour of [false, true]) expect(contrastOnPaper(suitColour(suit, fourColour))).toBeGreaterThan(4.5);
  });

  it.each(ITALIAN_SUITS)('the Italian %s too', (suit) => {
    expect(contrastOnPaper(ITALIAN_INKS[suit])).toBeGreaterThan(4.5);
  });

  it('four colours are four', () => {
    expect(new Set(SUITS.map((suit) => suitColour(suit, true))).size).toBe(4);
    expect(new Set(SUITS.map(suitPath)).size).toBe(4);
  });
});

describe('VIVA without colour', () => {
  it('every colour has a sign of its own', () => {
    expect(new Set(COLOURS.map(vivaSignPath)).size).toBe(COLOURS.length);
  });

  it.each(VISIONS)('%s: every sign stands out from its field', (vision) => {
    for (const colour of COLOURS) {
      const { field, mark } = inkOf(colour);
      expect(contrast(seenBy(vision, field), seenBy(vision, mark)), colour).toBeGreaterThan(3);
    }
  });

  it.each(VISIONS)('%s: no two fields look the same', (vision) => {
    for (const [k, one] of COLOURS.entries()) {
      for (const other of COLOURS.slice(k + 1)) {
        const fields = [seenBy(vision, inkOf(one).field), seenBy(vision, inkOf(other).field)] as const;
        expect(difference(...fields), `${one} and ${other}`).toBeGreaterThan(5);
      }
    }
  });
});
