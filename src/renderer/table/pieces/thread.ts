/** The way along the rim from one plate to another. Pure. */
import type { TableShape } from '../places/geometry.ts';
import { tableOutline, type RimPoint } from '../room/outline.ts';

interface Spot {
  readonly x: number;
  readonly z: number;
}

interface Point extends Spot {
  readonly y: number;
}

/** Where the thread lies: so far from the cloth, on the brass of the rim, and so high. */
const THREAD_OUT_CM = 1.4;
const THREAD_HEIGHT_CM = 1.62;
/** A point of the way every so many centimetres. */
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

/** How far along the outline its point is that lies nearest to the spot. */
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
