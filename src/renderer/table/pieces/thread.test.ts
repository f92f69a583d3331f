import { expect, it } from 'vitest';
import { TV_TABLE, TALL_TABLE, WIDE_TABLE } from '../places/geometry.ts';
import { alongRim } from './thread.ts';

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
