/** Where the lamp's shade hangs, so that its rim is seen at the upper edge of the picture. Pure. */
import { pixelsPerCm, rayThrough, type CameraView } from './camera.ts';
import { WIDE_TABLE } from './geometry.ts';
import type { Vector } from './pose.ts';

export interface LampShadePose {
  /** The middle of its rim. */
  readonly middle: Vector;
  /** Of its rim, in centimetres. */
  readonly radius: number;
}

/**
 * The rim's lowest point in the picture: so far below the upper edge of what is free, as a part of its height. Above it are
 * the tabs and the line that says what happened, below it the plates.
 */
const LOWEST = 0.1;
/** How broad the rim is, of the picture's free width, and at most of its height. */
const BROAD = 0.44;
const BROADEST = 0.64;
/** The rim is a circle seen from a little above: so high is it in the picture for its breadth. */
export const FORESHORTENED = 0.3;
/** It hangs over the far half of the table, in centimetres from the middle. */
const FAR = -14;
/** In a window that is lower than this, in CSS pixels, there is no room above the plates. */
const LEAST_HEIGHT = 480;
/** Who looks down more steeply than this, in degrees, would have to look through it. */
const STEEPEST = 47;

/**
 * Of a seated player's eye in a wide window; from a sofa, in a small or a narrow window, there is none. A real lamp hangs
 * higher than a picture of the table reaches: this one is let down until its rim is in it, above all plates.
 */
export function shadePose(shot: CameraView): LampShadePose | undefined {
  const { free, window, tv: sofa, shape, pitch } = shot;
  if (sofa || shape !== WIDE_TABLE || pitch > STEEPEST || window.height < LEAST_HEIGHT) return undefined;
  const half = Math.min(free.width * BROAD, free.height * BROADEST) / 2;
  const lowest = free.y + free.height * LOWEST;
  const ray = rayThrough(shot, free.x + free.width / 2, lowest - half * FORESHORTENED);
  const far = (FAR - shot.position.z) / ray.z;
  const middle = { x: shot.position.x + ray.x * far, y: shot.position.y + ray.y * far, z: FAR };
  return { middle, radius: half / pixelsPerCm(shot, middle) };
}
