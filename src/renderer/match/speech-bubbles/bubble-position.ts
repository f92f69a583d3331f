/** Positions a speech bubble at its plate, without covering other text shown at the same time. Pure. */
import type { ScreenRect } from '../../motion/scene.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Gap between a bubble and its neighbour, in CSS pixels. */
const GAP_PX = 6;
/** Minimum share of the bubble above or below its plate; further away it would seem to belong to another player. */
const AT_PLATE = 0.25;

/**
 * The upper left corner of a bubble of this size, avoiding what rises now: towards the table's middle, then a little
 * aside, then beside or behind the plate, last beside what rises. All in CSS pixels.
 */
export function bubblePositionAt(
  plate: ScreenRect,
  size: Size,
  window: Size,
  rising?: ScreenRect,
): { x: number; y: number } {
  const spots = spotsAt(plate, size, window, rising).map((spot) => ({ ...inside(spot, size, window), ...size }));
  const free = spots.find((spot) => !meet(spot, rising) && !meet(spot, plate));
  const { x, y } = free ?? spots[0] ?? plate;
  return { x, y };
}

/** Candidates in order of preference. */
function spotsAt(plate: ScreenRect, { width, height }: Size, window: Size, rising: ScreenRect = plate) {
  const [below, above] = [plate.y + plate.height + GAP_PX, plate.y - height - GAP_PX];
  const isFar = plate.y + plate.height / 2 < window.height / 2;
  const [towards, behind] = isFar ? [below, above] : [above, below];
  const middle = plate.x + (plate.width - width) / 2;
  const [left, right] = [rising.x - width - GAP_PX, rising.x + rising.width + GAP_PX];
  const aside = [left, right]
    .filter((x) => Math.min(x + width, plate.x + plate.width) - Math.max(x, plate.x) >= AT_PLATE * width)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const level = plate.y + (plate.height - height) / 2;
  const beside = [plate.x + plate.width + GAP_PX, plate.x - width - GAP_PX].sort(
    (a, b) => Math.abs(a + width / 2 - window.width / 2) - Math.abs(b + width / 2 - window.width / 2),
  );
  return [
    ...[middle, ...aside].map((x) => ({ x, y: towards })),
    ...beside.map((x) => ({ x, y: level })),
    { x: middle, y: behind },
    ...[right, left].map((x) => ({ x, y: level })),
    ...[rising.y + rising.height + GAP_PX, rising.y - height - GAP_PX].map((y) => ({ x: middle, y })),
  ];
}

/** Clamps the bubble to the window where it fits. */
function inside({ x, y }: { readonly x: number; readonly y: number }, size: Size, window: Size) {
  const within = (at: number, room: number): number => Math.max(GAP_PX, Math.min(at, room - GAP_PX));
  return { x: within(x, window.width - size.width), y: within(y, window.height - size.height) };
}

function meet(one: ScreenRect, other: ScreenRect | undefined): boolean {
  if (!other) return false;
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}
