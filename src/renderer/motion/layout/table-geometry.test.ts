import { describe, expect, it } from 'vitest';
import type { Place } from '../scene.ts';
import {
  alongRim,
  frontPlace,
  handPlace,
  platePlace,
  scaledToTable,
  seatTurn,
  shift,
  TALL_TABLE,
  TV_TABLE,
  tableOutline,
  takenPlace,
  WIDE_TABLE,
} from './table-geometry.ts';

/** Centimetres from a place to the cloth's edge; negative outside. */
function inside({ x, z }: Place, shape = WIDE_TABLE): number {
  const qx = Math.abs(x) - shape.halfWidth + shape.corner;
  const qz = Math.abs(z) - shape.halfDepth + shape.corner;
  return shape.corner - Math.hypot(Math.max(qx, 0), Math.max(qz, 0)) - Math.min(Math.max(qx, qz), 0);
}

const ROUNDS = [2, 3, 4, 5, 6, 7].flatMap((seats) => Array.from({ length: seats }, (_, step) => ({ step, seats })));

describe('the places around the table', () => {
  it('seats the viewer at the near side and the next one clockwise, at the left', () => {
    expect(handPlace(0, 5)).toMatchObject({ x: 0, turn: 0 });
    expect(handPlace(0, 5).z).toBeGreaterThan(0);
    expect(handPlace(1, 5).x).toBeLessThan(-20);
    expect(handPlace(4, 5).x).toBeGreaterThan(20);
  });

  it('seats two players face to face', () => {
    expect(handPlace(1, 2).x).toBeCloseTo(0);
    expect(handPlace(1, 2).z).toBeLessThan(0);
    expect(Math.abs(seatTurn(1, 2))).toBe(180);
  });

  it.each(ROUNDS)(
    'keeps hands, fronts and tricks of seat $step of $seats on the cloth and its plate on the rim',
    ({ step, seats }) => {
      for (const shape of [WIDE_TABLE, TALL_TABLE]) {
        expect(inside(handPlace(step, seats, shape), shape)).toBeGreaterThan(4);
        expect(inside(frontPlace(step, seats, shape), shape)).toBeGreaterThan(10);
        expect(inside(takenPlace(step, seats, shape), shape)).toBeGreaterThan(4);
        expect(-inside(platePlace(step, seats, shape), shape)).toBeCloseTo(shape.rim / 2);
      }
    },
  );

  it.each(ROUNDS)(
    'lays the tricks of seat $step of $seats nearer to its owner than to anybody else',
    ({ step, seats }) => {
      const pile = takenPlace(step, seats);
      const away = ({ x, z }: Place) => Math.hypot(pile.x - x, pile.z - z);
      // The own fan is wide, so its near end counts.
      const own = step === 0 ? Math.max(0, away(handPlace(0, seats)) - 16) : away(handPlace(step, seats));
      for (let other = 0; other < seats; other++) {
        if (other === step) continue;
        expect(own).toBeLessThan(0.75 * away(handPlace(other, seats)));
        expect(own).toBeLessThan(0.75 * away(platePlace(other, seats)));
      }
    },
  );

  it.each(ROUNDS)('mirrors seat $step of $seats at the other side', ({ step, seats }) => {
    if (step === 0) return expect(handPlace(0, seats).x).toBe(0);
    const [left, right] = [handPlace(step, seats), handPlace(seats - step, seats)];
    expect(left.x).toBeCloseTo(-right.x);
    expect(left.z).toBeCloseTo(right.z);
  });

  it.each(ROUNDS)('leaves room between the hands of $seats players', ({ step, seats }) => {
    const here = handPlace(step, seats);
    const next = handPlace((step + 1) % seats, seats);
    expect(Math.hypot(here.x - next.x, here.z - next.z)).toBeGreaterThan(16);
  });
});

describe('a place beside another', () => {
  it('lies to the right of its seat, and away from it', () => {
    const near = shift({ x: 0, z: 20, turn: 0 }, 3, 5);
    expect(near).toEqual({ x: 3, z: 15, turn: 0 });
    const left = shift({ x: -30, z: 0, turn: -90 }, 3, 5);
    expect(left.x).toBeCloseTo(-25);
    expect(left.z).toBeCloseTo(3);
  });
});

describe('a place on a narrow table', () => {
  it('moves with the cloth and keeps its turn', () => {
    expect(scaledToTable({ x: WIDE_TABLE.halfWidth, z: -WIDE_TABLE.halfDepth, turn: 30 }, TALL_TABLE)).toEqual({
      x: TALL_TABLE.halfWidth,
      z: -TALL_TABLE.halfDepth,
      turn: 30,
    });
  });
});

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
