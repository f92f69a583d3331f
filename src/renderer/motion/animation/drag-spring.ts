/** A dragged card follows the finger on springs and tilts as it moves. Pure. */
import type { Pose, Vector } from '../layout/pose.ts';
import { type Spring, type SpringSettings, springAtRest, stepSpring } from './spring.ts';

type Springs = Readonly<Record<keyof Pose, Spring>>;

/** A dragged card: a spring for each component of its pose. */
export interface DragSpring {
  readonly springs: Springs;
}

/** Stiff enough to stay under the finger, and critically damped. */
const FINGER_SPRING: SpringSettings = { stiffness: 42, damping: 1 };

/** Tilt in degrees per centimetre per second, and its maximum. */
const LEAN_DEG_PER_CM = { flip: 0.5, tilt: 0.28, turn: 0.16 };
const MAX_LEAN_DEG = { flip: 26, tilt: 18, turn: 9 };

const PARTS = ['x', 'y', 'z', 'turn', 'tilt', 'spin', 'flip', 'scale', 'bend', 'alpha'] as const;

function each(make: (part: keyof Pose) => Spring): Springs {
  return Object.fromEntries(PARTS.map((part) => [part, make(part)])) as Springs;
}

/** Starts the drag at the card's pose. */
export function startDragSpring(pose: Pose): DragSpring {
  return { springs: each((part) => springAtRest(pose[part])) };
}

/** Advances by this many milliseconds towards the finger. */
export function stepDragSpring({ springs }: DragSpring, goal: Pose, ms: number): DragSpring {
  return { springs: each((part) => stepSpring(springs[part], goal[part], ms, FINGER_SPRING)) };
}

/** Its speed, in centimetres per second. */
export function speedOf({ springs: { x, y, z } }: DragSpring): Vector {
  return { x: x.speed, y: y.speed, z: z.speed };
}

export function isStill({ springs }: DragSpring, goal: Pose): boolean {
  return PARTS.every((part) => springs[part].at === goal[part] && springs[part].speed === 0);
}

/** Its pose without tilt. */
function heldAt({ springs }: DragSpring): Pose {
  return Object.fromEntries(PARTS.map((part) => [part, springs[part].at])) as unknown as Pose;
}

/** Its pose with tilt: the leading edge rises, and it trails a little behind the finger. */
export function tiltedDragPose(grip: DragSpring): Pose {
  const pose = heldAt(grip);
  const { x, z } = speedOf(grip);
  return {
    ...pose,
    flip: pose.flip + within(x * LEAN_DEG_PER_CM.flip, MAX_LEAN_DEG.flip),
    tilt: pose.tilt + within(-z * LEAN_DEG_PER_CM.tilt, MAX_LEAN_DEG.tilt),
    turn: pose.turn + within(-x * LEAN_DEG_PER_CM.turn, MAX_LEAN_DEG.turn),
  };
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
