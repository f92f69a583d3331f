/** The table's outline as points, for everything that is built along it. Pure. */
import type { TableShape } from '../places/geometry.ts';

/** A point of the outline with its direction outwards (length 1), and how far along the outline it lies. */
export interface RimPoint {
  readonly x: number;
  readonly z: number;
  readonly outX: number;
  readonly outZ: number;
  readonly along: number;
}

const STEPS_PER_CORNER = 22;
const STEPS_PER_SIDE = 3;

/** The cloth's edge, once round, counter-clockwise from above; the last point is the first one again. */
export function tableOutline(shape: TableShape): RimPoint[] {
  const { halfWidth, halfDepth, corner } = shape;
  const cx = halfWidth - corner;
  const cz = halfDepth - corner;
  const points: RimPoint[] = [];
  const push = (x: number, z: number, outX: number, outZ: number): void => {
    const last = points.at(-1);
    const step = last ? Math.hypot(x - last.x, z - last.z) : 0;
    if (last && step < 1e-6) return;
    points.push({ x, z, outX, outZ, along: last ? last.along + step : 0 });
  };
  const corners = [
    { x: cx, z: cz, start: 0 },
    { x: cx, z: -cz, start: 90 },
    { x: -cx, z: -cz, start: 180 },
    { x: -cx, z: cz, start: 270 },
  ];
  for (const { x, z, start } of [...corners, ...corners.slice(0, 1)]) {
    const angle = (start * Math.PI) / 180;
    side(points.at(-1), x + corner * Math.sin(angle), z + corner * Math.cos(angle), push);
    if (points.length > 1 && start === 0) break;
    for (let i = 0; i <= STEPS_PER_CORNER; i++) {
      const a = angle + (Math.PI / 2) * (i / STEPS_PER_CORNER);
      push(x + corner * Math.sin(a), z + corner * Math.cos(a), Math.sin(a), Math.cos(a));
    }
  }
  return points;
}

/** The straight way from the last point to a corner's begin. */
function side(
  from: RimPoint | undefined,
  x: number,
  z: number,
  push: (x: number, z: number, outX: number, outZ: number) => void,
): void {
  if (!from) return;
  const start = { ...from };
  for (let i = 1; i <= STEPS_PER_SIDE; i++) {
    const t = i / STEPS_PER_SIDE;
    push(start.x + (x - start.x) * t, start.z + (z - start.z) * t, start.outX, start.outZ);
  }
}
