/** A card in the fingers: it comes after them on springs, and leans as it goes. Pure. */
import type { Pose, Vector } from '../layout/pose.ts';
import { type Spring, type SpringSettings, springAtRest, stepSpring } from './spring.ts';

type Springs = Readonly<Record<keyof Pose, Spring>>;

/** A card that is held: each part of its pose on a spring. */
export interface DragSpring {
  readonly springs: Springs;
}

/** So tight that the card keeps under the finger, and never passes it. */
const FINGER_SPRING: SpringSettings = { stiffness: 42, damping: 1 };

/** Degrees that a card leans for each centimetre a second, and at most. */
const LEAN_DEG_PER_CM = { flip: 0.5, tilt: 0.28, turn: 0.16 };
const MAX_LEAN_DEG = { flip: 26, tilt: 18, turn: 9 };

const PARTS = ['x', 'y', 'z', 'turn', 'tilt', 'spin', 'flip', 'scale', 'bend', 'alpha'] as const;

function each(make: (part: keyof Pose) => Spring): Springs {
  return Object.fromEntries(PARTS.map((part) => [part, make(part)])) as Springs;
}

/** Taken up where it is. */
export function startDragSpring(pose: Pose): DragSpring {
  return { springs: each((part) => springAtRest(pose[part])) };
}

/** After so many milliseconds on its way to where the finger holds it. */
export function stepDragSpring({ springs }: DragSpring, goal: Pose, ms: number): DragSpring {
  return { springs: each((part) => stepSpring(springs[part], goal[part], ms, FINGER_SPRING)) };
}

/** How fast it goes, in centimetres a second. */
export function speedOf({ springs: { x, y, z } }: DragSpring): Vector {
  return { x: x.speed, y: y.speed, z: z.speed };
}

export function isStill({ springs }: DragSpring, goal: Pose): boolean {
  return PARTS.every((part) => springs[part].at === goal[part] && springs[part].speed === 0);
}

/** Where it is, without its lean. */
function heldAt({ springs }: DragSpring): Pose {
  return Object.fromEntries(PARTS.map((part) => [part, springs[part].at])) as unknown as Pose;
}

/** The same, and how it leans: its leading edge rises, and it hangs back a little from where it is held. */
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
