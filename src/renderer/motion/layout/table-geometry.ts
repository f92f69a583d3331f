/**
 * The table's shape, and where things lie on it. Pure arithmetic in table coordinates (see scene.ts): centimetres,
 * the middle of the cloth at 0/0, x to the right, z towards the viewer; angles in degrees, counter-clockwise from above.
 *
 * For layouts: seats are named by `step`, the number of seats clockwise from the viewer (0 is the viewer, or the near
 * side for a spectator; 1 sits at the viewer's left). Every function gives a Place whose `turn` makes a card readable
 * for that seat, and whose `turn` is also the seat's direction for TableCard.toward.
 *
 *   handPlace(step, seats)    where a seat holds its cards (for step 0 the table draws the fan along the lower edge)
 *   takenPlace(step, seats)   the seat's tricks, before its hand
 *   frontPlace(step, seats)   before the seat, between its hand and the middle
 *   trickPlace()              the middle, a little away from the viewer so that the own hand leaves it free
 *   platePlace(step, seats)   the middle of its plate on the rim (the table places plates by itself)
 *   seatTurn(step, seats)     the seat's direction alone
 *   shift(place, right, away) a place beside another, as its seat sees it: to its right, and away from it
 */
import { radians } from '../maths.ts';
import type { Place } from '../scene.ts';

// The table's outline as points, for everything built along it. Pure.

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
    const angle = radians(start);
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

/** A rounded rectangle: half sizes of the cloth, its corner radius, the width of the wooden rim around it. */
export interface TableShape {
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly corner: number;
  readonly rim: number;
}

/** The table in a landscape window, which layouts plan for. */
export const WIDE_TABLE: TableShape = { halfWidth: 40, halfDepth: 29, corner: 22, rim: 6 };

/** The table in a portrait window. Layouts need not know: `scaledToTable` moves their places to it. */
export const TALL_TABLE: TableShape = { halfWidth: 27, halfDepth: 50, corner: 20, rim: 5 };

/** The table on a television, as broad as the picture. Its places are planned separately, see tv-places.ts. */
export const TV_TABLE: TableShape = { halfWidth: 56, halfDepth: 30, corner: 21, rim: 5 };

/** Between the cloth's edge and the middle of a hand. */
const HAND_INSET_CM = 6.5;
/** The direction of the viewer's own plate. */
const OWN_PLATE_DEG = -41;
/** Other seats are a little closer to the far side than an even distribution, since the viewer needs room. */
const SEAT_SPREAD_SHARE = 0.92;

const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** A point on the shape's outline grown by `out`, and a seat's turn there. */
function onOutline(shape: TableShape, direction: number, out: number): Place {
  const corner = shape.corner + out;
  const a = shape.halfWidth + out;
  const b = shape.halfDepth + out;
  const dx = a * Math.sin(radians(direction));
  const dz = b * Math.cos(radians(direction));
  // The straight sides first; a ray that leaves through a corner meets its circle instead.
  const reach = Math.min(a / Math.max(Math.abs(dx), 1e-9), b / Math.max(Math.abs(dz), 1e-9));
  let x = dx * reach;
  let z = dz * reach;
  const cx = Math.sign(dx) * (a - corner);
  const cz = Math.sign(dz) * (b - corner);
  if (Math.abs(x) > a - corner && Math.abs(z) > b - corner) {
    const dot = dx * cx + dz * cz;
    const length = dx * dx + dz * dz;
    const t = (dot + Math.sqrt(dot * dot - length * (cx * cx + cz * cz - corner * corner))) / length;
    x = dx * t;
    z = dz * t;
    return { x, z, turn: degrees(Math.atan2(x - cx, z - cz)) };
  }
  const leavesAtSide = Math.abs(x) > a - 1e-6;
  return { x, z, turn: leavesAtSide ? Math.sign(x) * 90 : z > 0 ? 0 : 180 };
}

/** The angle (before the outline) of a seat. */
function seatAngle(step: number, seats: number): number {
  if (step === 0) return 0;
  return -(180 + (step - seats / 2) * (360 / seats) * SEAT_SPREAD_SHARE);
}

/** The place in front of a seat, `inset` centimetres inside the cloth's edge. */
function atSeat(step: number, seats: number, shape: TableShape, inset: number): Place {
  return shift(onOutline(shape, seatAngle(step, seats), 0), 0, inset);
}

/** A place beside another, as its seat sees it: `right` of it, and `away` from the seat towards the middle. */
export function shift(place: Place, right: number, away: number): Place {
  const sin = Math.sin(radians(place.turn));
  const cos = Math.cos(radians(place.turn));
  return { x: place.x + right * cos - away * sin, z: place.z - right * sin - away * cos, turn: place.turn };
}

/** The direction of a seat, as Place.turn and TableCard.toward use it. */
export function seatTurn(step: number, seats: number, shape: TableShape = WIDE_TABLE): number {
  return onOutline(shape, seatAngle(step, seats), 0).turn;
}

/** Where a seat holds its cards. */
export function handPlace(step: number, seats: number, shape: TableShape = WIDE_TABLE): Place {
  return atSeat(step, seats, shape, HAND_INSET_CM);
}

/**
 * A seat's pile of tricks: in front of its hand, on the side further from the picture's middle, clear of the trick; at
 * the sides further in front, since a fan seen from above covers what lies behind it.
 */
export function takenPlace(step: number, seats: number, shape: TableShape = WIDE_TABLE): Place {
  const hand = handPlace(step, seats, shape);
  if (step === 0) return shift(hand, shape.halfWidth * 0.4, 2.5);
  const outwards = step > seats / 2 ? -1 : 1;
  return shift(hand, 6.5 * outwards, Math.abs(Math.abs(hand.turn) - 90) < 3 ? 5 : 2);
}

/** In front of a seat, between its hand and the middle. */
export function frontPlace(step: number, seats: number, shape: TableShape = WIDE_TABLE): Place {
  return atSeat(step, seats, shape, HAND_INSET_CM + 8.5);
}

/** The middle of the cloth, where tricks lie. */
export function trickPlace(): Place {
  return { x: 0, z: -4.3, turn: 0 };
}

/** The middle of a seat's plate on the rim; the viewer's at the near left corner, clear of the own fan. */
export function platePlace(step: number, seats: number, shape: TableShape = WIDE_TABLE): Place {
  if (step === 0) return onOutline(shape, OWN_PLATE_DEG, shape.rim / 2);
  return rimPlace(step, seats, shape);
}

/** The rim in front of a seat, the near one too, `along` centimetres to its right. */
export function rimPlace(step: number, seats: number, shape: TableShape = WIDE_TABLE, along = 0): Place {
  const angle = seatAngle(step, seats);
  const speed = Math.hypot(shape.halfWidth * Math.cos(radians(angle)), shape.halfDepth * Math.sin(radians(angle)));
  return shift(onOutline(shape, angle + degrees(along / speed), 0), 0, -shape.rim / 2);
}

/** Maps a place planned for one table (the wide one by default) to a table of another shape. */
export function scaledToTable(place: Place, shape: TableShape, planned: TableShape = WIDE_TABLE): Place {
  if (shape === planned) return place;
  const x = (place.x * shape.halfWidth) / planned.halfWidth;
  const z = (place.z * shape.halfDepth) / planned.halfDepth;
  return { ...place, x, z };
}
