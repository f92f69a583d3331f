/** The way of a card that a hand let go of: it keeps the hand's speed, comes down, and slides to its rest. Pure. */
import { mixPoses, type Pose, type Vector } from '../places/pose.ts';
import { type SpringSettings, stepSpring } from './spring.ts';

/** How long it takes, in ms, and the part of that after which it is down. */
export const THROW_MS = 520;
export const THROW_AIRBORNE_SHARE = 0.36;

/** The cloth brakes it; it falls faster than it slides. Neither swings past its goal by itself. */
const CLOTH_SPRING: SpringSettings = { stiffness: 17, damping: 1 };
const FALL_SPRING: SpringSettings = { stiffness: 30, damping: 1 };
/** Faster than this, in centimetres a second, away from where it belongs it never goes. */
const MAX_AWAY_CM_PER_S = 40;

/** Where it is so many ms after it was let go at `from`, so fast. */
export function throwPose(from: Pose, to: Pose, speed: Vector, ms: number): Pose {
  const slid = 1 - stepSpring({ at: 1, speed: 0 }, 0, ms, CLOTH_SPRING).at;
  const axis = (part: 'x' | 'y' | 'z', pull: SpringSettings): number =>
    stepSpring({ at: from[part], speed: braked(speed[part], to[part] - from[part], pull) }, to[part], ms, pull).at;
  return { ...mixPoses(from, to, slid), x: axis('x', CLOTH_SPRING), y: axis('y', FALL_SPRING), z: axis('z', CLOTH_SPRING) };
}

/** A speed with which it does not go past its goal, `way` centimetres off. */
function braked(speed: number, way: number, { stiffness }: SpringSettings): number {
  const most = stiffness * Math.abs(way);
  const towards = Math.sign(way) || 1;
  return towards * Math.max(-MAX_AWAY_CM_PER_S, Math.min(most, speed * towards));
}
