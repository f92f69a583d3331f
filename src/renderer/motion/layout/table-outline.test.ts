import { describe, expect, it } from 'vitest';
import { TALL_TABLE, TV_TABLE, WIDE_TABLE } from './table-geometry.ts';
import { alongRim, tableOutline } from './table-outline.ts';

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

it.each([
  ['wide', WIDE_TABLE],
  ['tall', TALL_TABLE],
  ['broad', TV_TABLE],
] as const)('goes along the rim of a %s table by the shorter way', (_, shape) => {
  const [a, b] = [
    { x: -shape.halfWidth - 2, z: -4 },
    { x: 0, z: -shape.halfDepth - 2 },
  ];
  const [there, back] = [alongRim(shape, a, b), alongRim(shape, b, a)];
  for (const way of [there, back]) {
    for (const { x, z } of way) {
      expect(x).toBeLessThan(1);
      expect(z).toBeLessThan(0);
      expect(Math.abs(x) > shape.halfWidth - shape.corner || Math.abs(z) > shape.halfDepth - shape.corner).toBe(true);
    }
  }
  expect(there[0]?.x).toBeCloseTo(back.at(-1)?.x ?? 0);
  expect(there.at(-1)?.z).toBeCloseTo(back[0]?.z ?? 0);
});
