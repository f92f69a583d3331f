/** What a card does when it comes down: its edges spring up a little and it turns to rest. In closed form, and pure. */
import type { Pose } from '../places/pose.ts';

/** For how long that is seen, in ms. */
export const LANDING = 260;

/** A swing that dies away: radians a second, and how fast. */
const SWING = 30;
const DIES = 13;
/** How far its edges bend up, how high it hops (centimetres), and how far it turns (degrees). */
const BEND = 1.1;
const HOP = 0.5;
const TURN = 2.6;

/** The pose of a card that touched down so many milliseconds ago at this one. */
export function landed(pose: Pose, since: number): Pose {
  if (since <= 0 || since >= LANDING) return pose;
  const t = since / 1000;
  // It ends on time, not almost.
  const left = Math.exp(-DIES * t) * (1 - since / LANDING);
  const swing = Math.sin(SWING * t) * left;
  const up = Math.abs(swing);
  // One that lies face down bends the other way.
  const bent = BEND * up * (pose.flip > 90 ? 1 : -1);
  return { ...pose, y: pose.y + HOP * up, bend: pose.bend + bent, turn: pose.turn + TURN * swing };
}
