/** When what of a score is counted, by a clock of its own. Pure. */

/** So long it is counted, in milliseconds at normal speed; then a line is struck, and the verdict stands for a while. */
const COUNTED = 800;
export const STRUCK = 950;
export const JUDGED = 1200;
export const OVER = 2600;

export interface Tallying {
  /** How much is counted, from 0 to 1. */
  readonly share: number;
  /** A line goes through what was to be reached, if it was. */
  readonly isStruck: boolean;
  /** It is said who has won. */
  readonly isJudged: boolean;
}

/** `reduced`: nothing counts up; it is there, in the same order. */
export function tallyingAt(ms: number, reduced: boolean): Tallying {
  const share = reduced ? 1 : Math.min(Math.max(ms / COUNTED, 0), 1);
  return { share, isStruck: ms >= STRUCK, isJudged: ms >= JUDGED };
}

/** Which of its steps is written when so much is counted. */
export function stepAt(steps: readonly string[], share: number): string {
  return steps[Math.min(steps.length - 1, Math.floor(share * steps.length))] ?? '';
}
