/** A hard landing shakes the neighbours: they hop, are pushed away, and return. Pure. */

import type { Pose } from '../layout/pose.ts';
import type { TableCard } from '../scene.ts';

// A landing card bounces: its edges spring up a little and it turns to rest. In closed form, and pure.

/** Duration of the bounce, in ms. */
export const LANDING_MS = 260;

/** A damped oscillation: radians per second, and decay. */
const SWING = 30;
const SWING_DECAY = 13;
/** How far its edges bend, how high it hops (centimetres), and how far it turns (degrees). */
const BEND = 1.1;
const LANDING_HOP_CM = 0.5;
const LANDING_TURN_DEG = 2.6;

/** The pose of a card this many milliseconds after it landed at this one. */
export function landingPose(pose: Pose, since: number): Pose {
  if (since <= 0 || since >= LANDING_MS) return pose;
  const t = since / 1000;
  // It ends exactly on time.
  const left = Math.exp(-SWING_DECAY * t) * (1 - since / LANDING_MS);
  const swing = Math.sin(SWING * t) * left;
  const up = Math.abs(swing);
  // A face-down card bends the other way.
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
  /** Direction of the push, in centimetres. */
  readonly x: number;
  readonly z: number;
  /** Height of the hop, in centimetres, and turn, in degrees. */
  readonly hop: number;
  readonly spin: number;
  /** When it began, in ms of the caller's clock. */
  readonly since: number;
}

/** Its duration, in ms. */
export const SHAKE_MS = 280;
/** Minimum weight of a card that shakes its neighbours. */
const MIN_SHAKING_WEIGHT = 1.3;
/** Push, hop and turn from a card of double weight right beside it. */
const SHAKE_PUSH_CM = 0.9;
const SHAKE_HOP_CM = 0.8;
const SHAKE_SPIN_DEG = 5;
/** Distance over which the impact halves. */
const HALF_STRENGTH_CM = 16;

/** The fields of a card that are read here. */
interface ShakableCard {
  readonly zone: string;
  readonly card: TableCard | undefined;
  readonly rest: Pose;
  /** Absent: it rests; without an arc it slid or faded, and hit nothing. */
  readonly flight: { readonly arc: number } | undefined;
  shake: Shake | undefined;
}

/** Shakes the resting cards of the zone in which this one landed. */
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

/** The pose while shaken; the same object once that is over. */
export function shakenPose(pose: Pose, { x, z, hop, spin, since }: Shake, now: number): Pose {
  const t = (now - since) / SHAKE_MS;
  if (t >= 1) return pose;
  // Pushed at once and back slowly; up and down once, and a little once more.
  const push = Math.min(1, t * 6) * (1 - t) ** 1.5;
  const up = Math.abs(Math.sin(Math.PI * t * 2)) * (1 - t) ** 2;
  return { ...pose, x: pose.x + x * push, z: pose.z + z * push, y: pose.y + hop * up, spin: pose.spin + spin * push };
}
