import { useEffect, useState } from 'react';

/**
 * Delays a phone's score sheet while a television animates the score (`counts`), for the animation's length at normal
 * speed, so that the phone does not give the result away. Returns whether to wait, and what ends the wait early.
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

// The timeline of a score animation, on its own clock. Pure.

/** Duration of the count, in ms at normal speed; then a line is struck, and the verdict stands for a while. */
const COUNTED_MS = 800;
export const STRUCK_MS = 950;
export const VERDICT_MS = 1200;
export const END_MS = 2600;

export interface ScoreAnimationState {
  /** The share counted, from 0 to 1. */
  readonly share: number;
  /** The target's line is struck through, if it was reached. */
  readonly isStruck: boolean;
  /** The winner is shown. */
  readonly isJudged: boolean;
}

/** `reduced`: nothing counts up; values appear in the same order. */
export function scoreAnimationAt(ms: number, reduced: boolean): ScoreAnimationState {
  const share = reduced ? 1 : Math.min(Math.max(ms / COUNTED_MS, 0), 1);
  return { share, isStruck: ms >= STRUCK_MS, isJudged: ms >= VERDICT_MS };
}

/** The step shown at this share. */
export function countStepAt(steps: readonly string[], share: number): string {
  return steps[Math.min(steps.length - 1, Math.floor(share * steps.length))] ?? '';
}
