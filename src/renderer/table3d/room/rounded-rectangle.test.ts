import { LineCurve } from 'three';
import { expect, it } from 'vitest';
import { roundedRectangle } from './rounded-rectangle.ts';

it.each([
  [8.6, 2.7, 0.55],
  [4.5, 6, 1.1],
  [40.6, 29.6, 22.6],
])('goes once round %d × %d: a side, a corner, four times', (halfWidth, halfHeight, corner) => {
  const { curves } = roundedRectangle(halfWidth, halfHeight, corner);
  expect(curves.map((curve) => curve instanceof LineCurve)).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  const [first, last] = [curves[0]?.getPoint(0), curves.at(-1)?.getPoint(1)];
  expect(last?.distanceTo(first ?? last)).toBeCloseTo(0);
});
