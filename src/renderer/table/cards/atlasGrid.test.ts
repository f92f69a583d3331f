import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/faces/french/index.ts';
import { cardSize } from '../places/cardSize.ts';
import { bestGrid } from './atlasGrid.ts';

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
