import { describe, expect, it } from 'vitest';
import { COLOURS, coloursOf, commonColours, compareCards, DESIGNS, SIGNS, shareColour, type VivaCard } from './viva.ts';

describe('VI-1 the designs', () => {
  it('are six single colours and fifteen pairs, in the order of the colours', () => {
    expect(DESIGNS).toHaveLength(21);
    expect(new Set(DESIGNS).size).toBe(21);
    expect(DESIGNS.filter((card) => coloursOf(card).length === 1)).toEqual(COLOURS);
    for (const card of DESIGNS) {
      const places = coloursOf(card).map((colour) => COLOURS.indexOf(colour));
      expect(places).toEqual(places.toSorted());
      expect(coloursOf(card).join('-')).toBe(card);
    }
  });

  it('share colours or not', () => {
    expect(shareColour('red-blue', 'blue-black')).toBe(true);
    expect(shareColour('red-blue', 'pink-black')).toBe(false);
    expect(commonColours(['red-blue', 'red', 'red-black'])).toEqual(['red']);
    expect(commonColours(['red-blue', 'red-blue'])).toEqual(['red', 'blue']);
    expect(commonColours(['red-blue', 'blue-black', 'black'])).toEqual([]);
  });

  it('sort in their own order', () => {
    expect([...DESIGNS].reverse().toSorted(compareCards)).toEqual(DESIGNS);
  });

  it('are all there are', () => {
    expect(() => coloursOf('blue-red' as VivaCard)).toThrow(RangeError);
  });
});

describe('VI-3 the signs', () => {
  it('give each colour a shape of its own', () => {
    expect(Object.keys(SIGNS)).toEqual(COLOURS);
    expect(new Set(Object.values(SIGNS)).size).toBe(6);
  });
});
