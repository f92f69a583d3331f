import { describe, expect, it } from 'vitest';
import { type TraySpot, trayTriangles } from './Trays.tsx';

const SPOT: TraySpot = { place: { x: 10, z: -3, turn: 0 }, width: 9, depth: 12, lit: false };

function cornersOf(spots: readonly TraySpot[]) {
  const { positions, normals, colors } = trayTriangles(spots);
  return Array.from({ length: positions.length / 3 }, (_, k) => ({
    at: positions.slice(k * 3, k * 3 + 3) as [number, number, number],
    normal: normals.slice(k * 3, k * 3 + 3),
    colour: colors.slice(k * 4, k * 4 + 4),
  }));
}

/** Twice the area of each triangle as seen from above; positive if it faces up. */
function areas(spots: readonly TraySpot[]): number[] {
  const corners = cornersOf(spots).map(({ at }) => at);
  return Array.from({ length: corners.length / 3 }, (_, k) => {
    const [a, b, c] = corners.slice(k * 3, k * 3 + 3) as [number, number, number][];
    if (!a || !b || !c) return 0;
    return (b[2] - a[2]) * (c[0] - a[0]) - (b[0] - a[0]) * (c[2] - a[2]);
  });
}

const size = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe('trays', () => {
  it('lie where their zone is, as large as asked, a narrow edge around them', () => {
    const corners = cornersOf([SPOT]).map(({ at }) => at);
    const xs = corners.map(([x]) => x);
    const zs = corners.map(([, , z]) => z);
    expect(size(xs)).toBeCloseTo(9 + 2 * 0.26);
    expect(size(zs)).toBeCloseTo(12 + 2 * 0.26);
    expect((Math.max(...xs) + Math.min(...xs)) / 2).toBeCloseTo(10);
  });

  it('turn with their zone', () => {
    const corners = cornersOf([{ ...SPOT, place: { ...SPOT.place, turn: 90 } }]).map(({ at }) => at);
    expect(size(corners.map(([x]) => x))).toBeCloseTo(12 + 2 * 0.26);
  });

  it('cover their ground once, all of it facing up', () => {
    const seen = areas([{ ...SPOT, place: { ...SPOT.place, turn: 30 } }]);
    expect(Math.min(...seen)).toBeGreaterThan(-1e-9);
    const covered = seen.reduce((sum, area) => sum + area / 2, 0);
    expect(covered).toBeGreaterThan(9 * 12 * 0.97);
    expect(covered).toBeLessThan(9.6 * 12.6);
  });

  it('show by studs which one they are, and by stripes that they bar', () => {
    const plain = trayTriangles([SPOT]).positions.length;
    expect(trayTriangles([{ ...SPOT, studs: 3 }]).positions.length - plain).toBe(3 * 10 * 9);
    const edges = (spot: TraySpot) =>
      new Set(cornersOf([spot]).flatMap(({ colour: [r, , , a] }) => (a === 1 ? [r] : [])));
    expect(edges(SPOT).size).toBe(1);
    expect(edges({ ...SPOT, barred: true }).size).toBe(2);
  });
});
