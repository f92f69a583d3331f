/** Heads turn over time, each in its own: nobody looks round as if by command. Pure. */
import type { Gaze } from '../places/gaze.ts';

/** Where somebody looked, where they are turning to, and since when, in milliseconds of the caller's clock. */
export interface Head {
  readonly from: Gaze;
  readonly to: Gaze;
  readonly since: number;
}

/** So long a head takes to turn, and so much later than the first the last one begins, in ms. */
export const TURN = 360;
export const LATE = 150;
/** So many pictures a turn has: each is drawn anew. */
const STEPS = 6;

/** The heads that look there from now on, in their order; at first sight, and where nothing moves, at once. */
export function turned(heads: readonly Head[], gazes: readonly Gaze[], now: number, atOnce: boolean): Head[] {
  return gazes.map((to, k) => {
    const head = heads[k];
    if (!head || atOnce) return { from: to, to, since: now };
    if (head.to.right === to.right && head.to.down === to.down) return head;
    return { from: gazeAt(head, now), to, since: now + lateness(k, gazes.length) };
  });
}

/** Where it looks at a time. */
export function gazeAt({ from, to, since }: Head, now: number): Gaze {
  const part = Math.ceil(Math.min(Math.max((now - since) / TURN, 0), 1) * STEPS) / STEPS;
  if (part >= 1) return to;
  const t = part * part * (3 - 2 * part);
  return { right: from.right + (to.right - from.right) * t, down: from.down + (to.down - from.down) * t };
}

/** Whether one of them has not come to rest yet. */
export function areTurning(heads: readonly Head[], now: number): boolean {
  return heads.some(({ from, to, since }) => from !== to && now < since + TURN);
}

/** Neighbours begin apart from each other; the same head always as late. */
function lateness(k: number, heads: number): number {
  return (LATE * ((k * 2) % heads)) / heads;
}
