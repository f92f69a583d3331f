/** What a card does when it comes down: its edges spring up a little and it turns to rest. In closed form, and pure. */
import type { Pose } from '../places/pose.ts';

/** For how long that is seen, in ms. */
export const LANDING_MS = 260;

/** A swing that dies away: radians a second, and how fast. */
const SWING = 30;
const SWING_DECAY = 13;
/** How far its edges bend up, how high it hops (centimetres), and how far it turns (degrees). */
const BEND = 1.1;
const LANDING_HOP_CM = 0.5;
const LANDING_TURN_DEG = 2.6;

/** The pose of a card that touched down so many milliseconds ago at this one. */
export function landingPose(pose: Pose, since: number): Pose {
  if (since <= 0 || since >= LANDING_MS) return pose;
  const t = since / 1000;
  // It ends on time, not almost.
  const left = Math.exp(-SWING_DECAY * t) * (1 - since / LANDING_MS);
  const swing = Math.sin(SWING * t) * left;
  const up = Math.abs(swing);
  // One that lies face down bends the other way.
  const bent = BEND * up * (pose.flip > 90 ? 1 : -1);
  return { ...pose, y: pose.y + LANDING_HOP_CM * up, bend: pose.bend + bent, turn: pose.turn + LANDING_TURN_DEG * swing };
}
