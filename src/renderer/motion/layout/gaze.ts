/** Where portraits look: at the speaker, else at the player on turn, who looks at their own cards. Pure. */
import { AHEAD, type HeadPose } from '../../avatars/portraits/head-pose.ts';
import type { Plate } from '../scene.ts';
import type { CameraView } from './camera.ts';
import { platePose } from './plate-pose.ts';

// Heads turn over time, each with its own delay, so that they don't move in unison. Pure.

/** Where a head looked, where it turns to, and since when, in ms of the caller's clock. */
export interface HeadTurn {
  readonly from: HeadPose;
  readonly to: HeadPose;
  readonly since: number;
}

/** Duration of a turn, and the largest delay of a head, in ms. */
export const HEAD_TURN_MS = 360;
export const HEAD_TURN_STAGGER_MS = 150;
/** Number of pictures in a turn, each drawn separately. */
const TURN_STEPS = 6;

/** Turns the heads there, in their order; at once on the first scene and with reduced motion. */
export function turnHeads(
  heads: readonly HeadTurn[],
  gazes: readonly HeadPose[],
  now: number,
  atOnce: boolean,
): HeadTurn[] {
  return gazes.map((to, k) => {
    const head = heads[k];
    if (!head || atOnce) return { from: to, to, since: now };
    if (head.to.right === to.right && head.to.down === to.down) return head;
    return { from: gazeAt(head, now), to, since: now + staggerOf(k, gazes.length) };
  });
}

/** A head's direction at a time. */
export function gazeAt({ from, to, since }: HeadTurn, now: number): HeadPose {
  const part = Math.ceil(Math.min(Math.max((now - since) / HEAD_TURN_MS, 0), 1) * TURN_STEPS) / TURN_STEPS;
  if (part >= 1) return to;
  const t = part * part * (3 - 2 * part);
  return { right: from.right + (to.right - from.right) * t, down: from.down + (to.down - from.down) * t };
}

/** Whether one of them is still turning. */
export function areTurning(heads: readonly HeadTurn[], now: number): boolean {
  return heads.some(({ from, to, since }) => from !== to && now < since + HEAD_TURN_MS);
}

/** Neighbours start apart; a head's delay is always the same. */
function staggerOf(k: number, heads: number): number {
  return (HEAD_TURN_STAGGER_MS * ((k * 2) % heads)) / heads;
}

/** Into one's own cards. */
const AT_CARDS: HeadPose = { right: 0, down: 1 };
/** Up, towards the viewer. */
const UP: HeadPose = { right: 0, down: -0.6 };

/** The gaze of each plate, in order; straight ahead where it is nobody's turn or that of several. */
export function gazesOf(plates: readonly Plate[], seats: number, shot: CameraView): HeadPose[] {
  const lit = plates.filter((plate) => plate.onTurn);
  const speaker = plates.find(({ speaking: speaks }) => speaks);
  const seen = speaker ?? (lit.length === 1 ? lit[0] : undefined);
  if (!seen) return plates.map(() => AHEAD);
  const to = platePose(seen, seats, shot);
  return plates.map((plate) => {
    if (plate === seen) return speaker ? UP : AT_CARDS;
    const from = platePose(plate, seats, shot);
    const [x, z] = [to.x - from.x, to.z - from.z];
    const far = Math.hypot(x, z) || 1;
    return { right: x / far, down: z / far };
  });
}
