import type { Pose, Vector } from '../layout/pose.ts';

// A dragged card follows the finger on springs and tilts as it moves. Pure.

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

// A damped spring in closed form: its state depends on time, not on the number of frames, so a card moves alike
// at 30 and at 120 frames per second. Pure.

/** Position, and speed in its own units per second. */
export interface Spring {
  readonly at: number;
  readonly speed: number;
}

/** Parameters of a spring. */
export interface SpringSettings {
  /** Angular frequency without damping, in radians per second. */
  readonly stiffness: number;
  /** Damping ratio: 1 is critical, less overshoots, never more than 1. */
  readonly damping: number;
}

/** Distance and speed below which it counts as at rest, where 1 is the whole way, a centimetre or a degree. */
const REST_THRESHOLD = 0.004;

export function springAtRest(at: number): Spring {
  return { at, speed: 0 };
}

/** The spring after this many milliseconds towards a goal; exactly at the goal once at rest. */
export function stepSpring(spring: Spring, goal: number, ms: number, { stiffness, damping }: SpringSettings): Spring {
  if (spring.at === goal && spring.speed === 0) return spring;
  const t = ms / 1000;
  const off = spring.at - goal;
  const friction = damping * stiffness;
  const fade = Math.exp(-friction * t);
  const push = spring.speed + friction * off;
  const swing = stiffness * Math.sqrt(Math.max(0, 1 - damping * damping));
  // At critical damping the sine takes its limit at frequency zero.
  const [cos, sin] = swing > 0 ? [Math.cos(swing * t), Math.sin(swing * t) / swing] : [1, t];
  const left = fade * (off * cos + push * sin);
  const speed = fade * (spring.speed * cos - (friction * push + swing * swing * off) * sin);
  if (Math.abs(left) < REST_THRESHOLD && Math.abs(speed) < REST_THRESHOLD * stiffness) return springAtRest(goal);
  return { at: goal + left, speed };
}

/** Overshoot of a spring released at rest, as a share of its way. */
export function overshoot({ damping }: SpringSettings): number {
  return damping >= 1 ? 0 : Math.exp((-Math.PI * damping) / Math.sqrt(1 - damping * damping));
}
