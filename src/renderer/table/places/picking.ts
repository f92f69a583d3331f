/** Which card the pointer is on. Pure. */
import type { CardSize } from './cardSize.ts';
import { axesOf, type Pose, type Vector } from './pose.ts';

export interface Pickable {
  readonly key: string;
  /** Where the card rests: not where it is lifted to, so that a lifted card does not slip from under the pointer. */
  readonly rest: Pose;
}

export interface Ray {
  readonly from: Vector;
  readonly direction: Vector;
}

/** The key of the nearest card that a ray meets. */
export function pick(cards: readonly Pickable[], size: CardSize, ray: Ray): string | undefined {
  let nearest: { key: string; distance: number } | undefined;
  for (const { key, rest } of cards) {
    const distance = meets(rest, size, ray);
    if (distance !== undefined && (!nearest || distance < nearest.distance)) nearest = { key, distance };
  }
  return nearest?.key;
}

/** How far along the ray it meets the card (in lengths of its direction); undefined if it misses. */
function meets(pose: Pose, size: CardSize, { from, direction }: Ray): number | undefined {
  const { right, normal, up } = axesOf(pose);
  const towards = dot(direction, normal);
  if (Math.abs(towards) < 1e-9) return undefined;
  const way = { x: pose.x - from.x, y: pose.y - from.y, z: pose.z - from.z };
  const distance = dot(way, normal) / towards;
  if (distance <= 0) return undefined;
  const at = {
    x: from.x + direction.x * distance - pose.x,
    y: from.y + direction.y * distance - pose.y,
    z: from.z + direction.z * distance - pose.z,
  };
  const across = Math.abs(dot(at, right)) / pose.scale;
  const along = Math.abs(dot(at, up)) / pose.scale;
  return across <= size.width / 2 && along <= size.height / 2 ? distance : undefined;
}

/** Where a ray meets the level at some height above the cloth; undefined if it looks up. */
export function onLevel({ from, direction }: Ray, height: number): Vector | undefined {
  if (direction.y >= 0) return undefined;
  const distance = (height - from.y) / direction.y;
  return { x: from.x + direction.x * distance, y: height, z: from.z + direction.z * distance };
}

function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
