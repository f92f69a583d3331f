/** Finds the card under the pointer. Pure. */
import { axesOf, type CardSize, type Pose, type Vector } from '../../motion/layout/pose.ts';

export interface Pickable {
  readonly key: string;
  /** The pose to test: without lift, so that a lifted card does not slip from under the pointer. */
  readonly rest: Pose;
}

export interface Ray {
  readonly from: Vector;
  readonly direction: Vector;
}

/** The key of the nearest card that a ray hits. */
export function pick(cards: readonly Pickable[], size: CardSize, ray: Ray): string | undefined {
  let nearest: { key: string; distance: number } | undefined;
  for (const { key, rest } of cards) {
    const distance = hitDistance(rest, size, ray);
    if (distance !== undefined && (!nearest || distance < nearest.distance)) nearest = { key, distance };
  }
  return nearest?.key;
}

/** Distance along the ray to the card (in lengths of its direction); undefined if it misses. */
function hitDistance(pose: Pose, size: CardSize, ray: Ray): number | undefined {
  const { right, normal, up } = axesOf(pose);
  const distance = planeDistance(ray, pose, normal);
  if (distance === undefined) return undefined;
  const at = between(pose, along(ray, distance));
  const across = Math.abs(dot(at, right)) / pose.scale;
  const upwards = Math.abs(dot(at, up)) / pose.scale;
  return across <= size.width / 2 && upwards <= size.height / 2 ? distance : undefined;
}

/** Distance along the ray to the plane through a point; undefined if it is parallel or points away. */
function planeDistance({ from, direction }: Ray, point: Vector, normal: Vector): number | undefined {
  const towards = dot(direction, normal);
  if (Math.abs(towards) < 1e-9) return undefined;
  const distance = dot(between(from, point), normal) / towards;
  return distance > 0 ? distance : undefined;
}

function along({ from, direction }: Ray, distance: number): Vector {
  return {
    x: from.x + direction.x * distance,
    y: from.y + direction.y * distance,
    z: from.z + direction.z * distance,
  };
}

function between(from: Vector, to: Vector): Vector {
  return { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
}

/** Where a ray hits the plane through a point; undefined if it does not. */
export function onPlane(ray: Ray, point: Vector, normal: Vector): Vector | undefined {
  const distance = planeDistance(ray, point, normal);
  return distance === undefined ? undefined : along(ray, distance);
}

/** Where a ray hits a height above the cloth; undefined if it points up. */
export function onLevel({ from, direction }: Ray, height: number): Vector | undefined {
  if (direction.y >= 0) return undefined;
  const distance = (height - from.y) / direction.y;
  return { x: from.x + direction.x * distance, y: height, z: from.z + direction.z * distance };
}

function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
