/** The table's outline as points, for everything built along it. Pure. */
import type { TableShape } from './table-geometry.ts';

/** The path along the rim from one plate to another. Pure. */
interface Spot {
  readonly x: number;
  readonly z: number;
}

interface Point extends Spot {
  readonly y: number;
}

/** Position of the thread: distance from the cloth on the rim's brass, and height. */
const THREAD_OUT_CM = 1.4;
const THREAD_HEIGHT_CM = 1.62;
/** Distance between points of the path. */
const THREAD_STEP_CM = 1.5;

/** The shorter way round from beside one spot to beside the other. */
export function alongRim(shape: TableShape, from: Spot, to: Spot): Point[] {
  const rim = tableOutline(shape);
  const round = rim.at(-1)?.along ?? 0;
  const [start, end] = [nearest(rim, from), nearest(rim, to)];
  const ahead = (((end - start) % round) + round) % round;
  const way = ahead <= round / 2 ? ahead : ahead - round;
  const steps = Math.max(2, Math.ceil(Math.abs(way) / THREAD_STEP_CM));
  return Array.from({ length: steps + 1 }, (_, k) => at(rim, (start + (way * k) / steps + round) % round));
}

/** Position along the outline of its point nearest to the spot. */
function nearest(rim: readonly RimPoint[], { x, z }: Spot): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const point of rim) {
    const far = Math.hypot(point.x - x, point.z - z);
    if (far < least) [best, least] = [point.along, far];
  }
  return best;
}

function at(rim: readonly RimPoint[], along: number): Point {
  const next = Math.max(
    1,
    rim.findIndex((point) => point.along >= along),
  );
  const [a, b] = [rim[next - 1], rim[next]];
  if (!a || !b) return { x: 0, y: THREAD_HEIGHT_CM, z: 0 };
  const t = (along - a.along) / Math.max(b.along - a.along, 1e-6);
  const mix = (from: number, to: number): number => from + (to - from) * t;
  return {
    x: mix(a.x + a.outX * THREAD_OUT_CM, b.x + b.outX * THREAD_OUT_CM),
    y: THREAD_HEIGHT_CM,
    z: mix(a.z + a.outZ * THREAD_OUT_CM, b.z + b.outZ * THREAD_OUT_CM),
  };
}

/** A point of the outline with its outward direction (length 1), and its distance along the outline. */
export interface RimPoint {
  readonly x: number;
  readonly z: number;
  readonly outX: number;
  readonly outZ: number;
  readonly along: number;
}

const STEPS_PER_CORNER = 22;
const STEPS_PER_SIDE = 3;

/** The cloth's edge once round, counter-clockwise from above; the last point repeats the first. */
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

/** The straight line from the last point to a corner's start. */
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
