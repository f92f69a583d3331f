/** What comes down hard shakes those beside it: they hop, are pushed away, and lie where they lay. Pure. */

import type { Pose } from '../layout/pose.ts';
import type { TableCard } from '../scene.ts';

/** What a card does when it comes down: its edges spring up a little and it turns to rest. In closed form, and pure. */
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
  return {
    ...pose,
    y: pose.y + LANDING_HOP_CM * up,
    bend: pose.bend + bent,
    turn: pose.turn + LANDING_TURN_DEG * swing,
  };
}

/** How one card is shaken. */
export interface Shake {
  /** Which way it is pushed, in centimetres. */
  readonly x: number;
  readonly z: number;
  /** How high it hops, in centimetres, and how far it turns, in degrees. */
  readonly hop: number;
  readonly spin: number;
  /** When it began, in milliseconds of the caller's clock. */
  readonly since: number;
}

/** So long it takes, in milliseconds. */
export const SHAKE_MS = 280;
/** From this weight on a card is felt by its neighbours. */
const MIN_SHAKING_WEIGHT = 1.3;
/** Of a card that weighs twice as much as usual, right beside it: push, hop, turn. */
const SHAKE_PUSH_CM = 0.9;
const SHAKE_HOP_CM = 0.8;
const SHAKE_SPIN_DEG = 5;
/** Over so many centimetres the blow is half as strong. */
const HALF_STRENGTH_CM = 16;

/** What is asked of a card on the table. */
interface ShakableCard {
  readonly zone: string;
  readonly card: TableCard | undefined;
  readonly rest: Pose;
  /** Absent: it lies; without an arc it slid or faded, and hit nothing. */
  readonly flight: { readonly arc: number } | undefined;
  shake: Shake | undefined;
}

/** This one has come down: those that lie in its zone are shaken. */
export function shakeOthers(hit: ShakableCard, all: readonly ShakableCard[], now: number): void {
  const weight = hit.card?.weight ?? 1;
  if (weight < MIN_SHAKING_WEIGHT || !hit.flight || hit.flight.arc === 0) return;
  for (const other of all) {
    if (other !== hit && other.zone === hit.zone && !other.flight)
      other.shake = shakeOf(other.rest, hit.rest, weight, now);
  }
}

function shakeOf(rest: Pose, hit: Pose, weight: number, since: number): Shake {
  const [x, z] = [rest.x - hit.x, rest.z - hit.z];
  const far = Math.hypot(x, z);
  const force = (weight - 1) * 2 ** (-far / HALF_STRENGTH_CM);
  const [toX, toZ] = far > 0.01 ? [x / far, z / far] : [0, 0];
  return {
    x: SHAKE_PUSH_CM * force * toX,
    z: SHAKE_PUSH_CM * force * toZ,
    hop: SHAKE_HOP_CM * force,
    spin: SHAKE_SPIN_DEG * force * (toX < 0 ? 1 : -1),
    since,
  };
}

/** The pose as it is shaken now; the same pose once that is over. */
export function shakenPose(pose: Pose, { x, z, hop, spin, since }: Shake, now: number): Pose {
  const t = (now - since) / SHAKE_MS;
  if (t >= 1) return pose;
  // Pushed at once, and back slowly; up and down once, and once more a little.
  const push = Math.min(1, t * 6) * (1 - t) ** 1.5;
  const up = Math.abs(Math.sin(Math.PI * t * 2)) * (1 - t) ** 2;
  return { ...pose, x: pose.x + x * push, z: pose.z + z * push, y: pose.y + hop * up, spin: pose.spin + spin * push };
}
