import { describe, expect, it } from 'vitest';
import { SUITS } from '#shared/cards/french.ts';
import { ITALIAN_SUITS } from '#shared/cards/italian.ts';
import { COLOURS } from '#shared/cards/viva.ts';
import { ITALIAN_INKS } from './italian/suit-signs.ts';
import { PAPER } from './palette.ts';
import { suitColour, suitPath } from './suits.ts';
import { contrast, difference, seenBy, VISIONS } from './testing.ts';
import { inkOf, vivaSignPath } from './viva/index.ts';

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
