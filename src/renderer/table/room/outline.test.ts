import { describe, expect, it } from 'vitest';
import { TALL_TABLE, WIDE_TABLE } from '../places/geometry.ts';
import { tableOutline } from './outline.ts';

describe.each([WIDE_TABLE, TALL_TABLE])('the outline of a table $halfWidth × $halfDepth', (shape) => {
  const points = tableOutline(shape);

  it('goes once round and ends where it began', () => {
    const [first, last] = [points[0], points.at(-1)];
    expect(last?.x).toBeCloseTo(first?.x ?? 0);
    expect(last?.z).toBeCloseTo(first?.z ?? 0);
    const round = 4 * (shape.halfWidth + shape.halfDepth) - 8 * shape.corner + 2 * Math.PI * shape.corner;
    expect(last?.along).toBeCloseTo(round, 0);
  });

  it('touches all four sides and looks outwards', () => {
    expect(Math.max(...points.map(({ x }) => x))).toBeCloseTo(shape.halfWidth);
    expect(Math.min(...points.map(({ z }) => z))).toBeCloseTo(-shape.halfDepth);
    for (const { x, z, outX, outZ } of points) {
      expect(Math.hypot(outX, outZ)).toBeCloseTo(1);
      expect(x * outX + z * outZ).toBeGreaterThan(0);
    }
  });
});
