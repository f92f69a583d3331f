import { describe, expect, it } from 'vitest';
import { boxFor, pathOf, xOf, yOf } from './curve-path.ts';

const SIZE = { width: 100, height: 40, matches: 4 };

describe('a curve', () => {
  it('goes from zero before its first match to its last, level where nothing was played', () => {
    const points = [
      { at: 0, value: 1 },
      { at: 3, value: 0 },
    ];
    expect(pathOf(points, boxFor([points], SIZE))).toBe('M0 20L25 0H75L100 20');
  });

  it('stays in its box, with zero in it', () => {
    const points = [5, 6, 7].map((value, at) => ({ at, value }));
    const box = boxFor([points], { ...SIZE, matches: 3 });
    expect([yOf(7, box), yOf(-1, box), xOf(2, box)]).toEqual([0, 40, 100]);
    expect(yOf(0, box)).toBeGreaterThan(0);
    expect(yOf(0, box)).toBeLessThan(40);
  });

  it('is nothing where nobody played', () => {
    expect(pathOf([], boxFor([], SIZE))).toBe('');
  });
});
