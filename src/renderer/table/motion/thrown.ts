/** The way of a card that a hand let go of: it keeps the hand's speed, comes down, and slides to its rest. Pure. */
import { mixPoses, type Pose, type Vector } from '../places/pose.ts';
import { type Pull, pulled } from './spring.ts';

/** How long it takes, in ms, and the part of that after which it is down. */
export const SLIDE = 520;
export const LANDS = 0.36;

/** The cloth brakes it; it falls faster than it slides. Neither swings past its goal by itself. */
const CLOTH: Pull = { stiffness: 17, damping: 1 };
const FALL: Pull = { stiffness: 30, damping: 1 };
/** Faster than this, in centimetres a second, away from where it belongs it never goes. */
const ASTRAY = 40;

/** Where it is so many ms after it was let go at `from`, so fast. */
export function thrownAt(from: Pose, to: Pose, speed: Vector, ms: number): Pose {
  const slid = 1 - pulled({ at: 1, speed: 0 }, 0, ms, CLOTH).at;
  const axis = (part: 'x' | 'y' | 'z', pull: Pull): number =>
    pulled({ at: from[part], speed: braked(speed[part], to[part] - from[part], pull) }, to[part], ms, pull).at;
  return { ...mixPoses(from, to, slid), x: axis('x', CLOTH), y: axis('y', FALL), z: axis('z', CLOTH) };
}

/** A speed with which it does not go past its goal, `way` centimetres off. */
function braked(speed: number, way: number, { stiffness }: Pull): number {
  const most = stiffness * Math.abs(way);
  const towards = Math.sign(way) || 1;
  return towards * Math.max(-ASTRAY, Math.min(most, speed * towards));
}
