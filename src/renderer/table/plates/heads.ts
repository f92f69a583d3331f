/** Heads turn over time, each in its own: nobody looks round as if by command. Pure. */
import type { Gaze } from '../places/gaze.ts';

/** Where somebody looked, where they are turning to, and since when, in milliseconds of the caller's clock. */
export interface HeadTurn {
  readonly from: Gaze;
  readonly to: Gaze;
  readonly since: number;
}

/** So long a head takes to turn, and so much later than the first the last one begins, in ms. */
export const HEAD_TURN_MS = 360;
export const HEAD_TURN_STAGGER_MS = 150;
/** So many pictures a turn has: each is drawn anew. */
const TURN_STEPS = 6;

/** The heads that look there from now on, in their order; at first sight, and where nothing moves, at once. */
export function turnHeads(heads: readonly HeadTurn[], gazes: readonly Gaze[], now: number, atOnce: boolean): HeadTurn[] {
  return gazes.map((to, k) => {
    const head = heads[k];
    if (!head || atOnce) return { from: to, to, since: now };
    if (head.to.right === to.right && head.to.down === to.down) return head;
    return { from: gazeAt(head, now), to, since: now + staggerOf(k, gazes.length) };
  });
}

/** Where it looks at a time. */
export function gazeAt({ from, to, since }: HeadTurn, now: number): Gaze {
  const part = Math.ceil(Math.min(Math.max((now - since) / HEAD_TURN_MS, 0), 1) * TURN_STEPS) / TURN_STEPS;
  if (part >= 1) return to;
  const t = part * part * (3 - 2 * part);
  return { right: from.right + (to.right - from.right) * t, down: from.down + (to.down - from.down) * t };
}

/** Whether one of them has not come to rest yet. */
export function areTurning(heads: readonly HeadTurn[], now: number): boolean {
  return heads.some(({ from, to, since }) => from !== to && now < since + HEAD_TURN_MS);
}

/** Neighbours begin apart from each other; the same head always as late. */
function staggerOf(k: number, heads: number): number {
  return (HEAD_TURN_STAGGER_MS * ((k * 2) % heads)) / heads;
}
