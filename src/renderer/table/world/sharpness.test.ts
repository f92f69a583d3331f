import { describe, expect, it } from 'vitest';
import { afterFrame, type Slow, sharpness } from './sharpness.ts';

const slowAfter = (...frames: number[]): Slow => frames.reduce(afterFrame, []);

describe('how sharp the table is drawn', () => {
  it('stays as it is on a graphics card that keeps up', () => {
    expect(sharpness(1, slowAfter(12, 20, 16, 30, 12, 14), 2160)).toBe(1);
  });

  it('stays as it is after a few slow frames: pictures are loaded, a neighbour is busy', () => {
    expect(sharpness(1, slowAfter(900, 300, 80), 2160)).toBe(1);
    expect(sharpness(1, slowAfter(900, 300, 80, 12, 80, 80, 80), 2160)).toBe(1);
  });

  it('gives way by as many pixels as the fastest of the slow frames had too many', () => {
    expect(sharpness(1, slowAfter(50, 90, 70, 60), 2160)).toBeCloseTo(Math.sqrt(1 / 2));
    expect(sharpness(2, slowAfter(50, 90, 70, 60), 1080)).toBeCloseTo(Math.SQRT2);
  });

  it('never falls under 1080 rows', () => {
    expect(sharpness(1, slowAfter(4000, 4000, 4000, 4000), 2160)).toBe(0.5);
    expect(sharpness(2, slowAfter(4000, 4000, 4000, 4000), 720)).toBe(1.5);
  });

  it('stays as it is in a window that has no more rows than that', () => {
    expect(sharpness(1, slowAfter(4000, 4000, 4000, 4000), 1080)).toBe(1);
    expect(sharpness(1, slowAfter(4000, 4000, 4000, 4000), 720)).toBe(1);
  });
});
