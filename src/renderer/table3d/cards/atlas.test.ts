import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import { bestGrid, cellsOf } from './atlas.ts';

const aspect = cardSize(FRENCH).width / cardSize(FRENCH).height;

describe('the atlas', () => {
  it.each([1, 22, 41, 108])('has a cell for each of %i cards and no side over the limit', (count) => {
    for (const limit of [1024, 4096]) {
      const grid = bestGrid(count, aspect, 560, limit);
      expect(grid.columns * grid.rows).toBeGreaterThanOrEqual(count);
      expect(grid.width).toBeLessThanOrEqual(limit);
      expect(grid.height).toBeLessThanOrEqual(limit);
    }
  });

  it('draws 40 faces and a back for a 4K screen at 536 pixels or more', () => {
    expect(bestGrid(41, aspect, 560, 4096).cellHeight).toBeGreaterThanOrEqual(536);
  });

  it('is no larger than asked', () => {
    expect(bestGrid(41, aspect, 256, 4096).cellHeight).toBe(256);
  });

  it('refuses to hold nothing', () => {
    expect(() => bestGrid(0, aspect, 256, 4096)).toThrow(RangeError);
  });
});

describe('while a deck is printed', () => {
  it('nothing is drawn of a card before there is a back to show', () => {
    const cells = cellsOf(['a', 'b']);
    expect([cells.cellOf('a'), cells.cellOf(null)]).toEqual([undefined, undefined]);
    cells.printed(null);
    expect(cells.cellOf('a'), 'drawn, and not shown yet').toBeUndefined();
  });

  it('a face that is not shown yet has the back, never blank paper', () => {
    const cells = cellsOf(['a', 'b']);
    const back = cells.placeOf(null);
    cells.printed(null);
    cells.show();
    expect([cells.cellOf('a'), cells.cellOf('b'), cells.cellOf(null)]).toEqual([back, back, back]);
    cells.printed('b');
    expect(cells.cellOf('b'), 'drawn, and not shown yet').toBe(back);
    cells.show();
    expect([cells.cellOf('a'), cells.cellOf('b')]).toEqual([back, 1]);
  });

  it('what is not of the deck has the back', () => {
    const cells = cellsOf(['a']);
    cells.printed(null);
    cells.show();
    expect(cells.cellOf('elsewhere')).toBe(cells.placeOf(null));
  });
});
