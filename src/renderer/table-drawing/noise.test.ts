import { describe, expect, it } from 'vitest';
import { felted, fractal, seededFractions, valueNoise } from './noise.ts';

describe('noise', () => {
  it('is the same for the same seed', () => {
    const [a, b] = [seededFractions(4), seededFractions(4)];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
    expect(seededFractions(5)()).not.toBe(seededFractions(4)());
  });

  it('continues at its opposite edges, so that no seam is seen', () => {
    const noise = valueNoise(5, 3, 1);
    expect(noise(5.3, 1.2)).toBeCloseTo(noise(0.3, 1.2));
    expect(noise(-0.7, 4.2)).toBeCloseTo(noise(4.3, 1.2));
    const layers = fractal(3, 2, 3, 1);
    expect(layers(1.25, 0.4)).toBeCloseTo(layers(0.25, 0.4));
  });

  it('stays within −1 … 1', () => {
    const layers = fractal(4, 4, 3, 9);
    for (let i = 0; i < 500; i++) expect(Math.abs(layers((i * 0.37) % 1, (i * 0.11) % 1))).toBeLessThanOrEqual(1);
  });
});

describe('a felted field', () => {
  it('is level on the whole and rough in detail', () => {
    const { values } = felted(64, 400, 2);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
    expect(values).toHaveLength(64 * 64);
    expect(mean).toBeCloseTo(0, 3);
    expect(spread).toBeCloseTo(1, 3);
  });
});
