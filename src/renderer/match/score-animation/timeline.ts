import { useEffect, useState } from 'react';

/**
 * What a big screen counts before all eyes (`counts`) is not told by a phone first: whether its sheet waits as long as that
 * takes at the usual pace, and what ends the waiting sooner.
 */
export function useCountedFirst(counts: boolean, observation: unknown): readonly [waits: boolean, goOn: () => void] {
  const [seen, setSeen] = useState<unknown>();
  const waits = counts && seen !== observation;
  const goOn = (): void => setSeen(observation);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSeen(observation), END_MS);
    return () => clearTimeout(timer);
  }, [waits, observation]);
  return [waits, goOn];
}

/** When what of a score is counted, by a clock of its own. Pure. */

/** So long it is counted, in milliseconds at normal speed; then a line is struck, and the verdict stands for a while. */
const COUNTED_MS = 800;
export const STRUCK_MS = 950;
export const VERDICT_MS = 1200;
export const END_MS = 2600;

export interface ScoreAnimationState {
  /** How much is counted, from 0 to 1. */
  readonly share: number;
  /** A line goes through what was to be reached, if it was. */
  readonly isStruck: boolean;
  /** It is said who has won. */
  readonly isJudged: boolean;
}

/** `reduced`: nothing counts up; it is there, in the same order. */
export function scoreAnimationAt(ms: number, reduced: boolean): ScoreAnimationState {
  const share = reduced ? 1 : Math.min(Math.max(ms / COUNTED_MS, 0), 1);
  return { share, isStruck: ms >= STRUCK_MS, isJudged: ms >= VERDICT_MS };
}

/** Which of its steps is written when so much is counted. */
export function countStepAt(steps: readonly string[], share: number): string {
  return steps[Math.min(steps.length - 1, Math.floor(share * steps.length))] ?? '';
}
