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

/** In ms at normal speed: the verdict comes first, then all is counted, and a reached target is struck. */
export const VERDICT_MS = 250;
const COUNT_FROM_MS = 600;
const COUNT_TO_MS = 1500;
export const STRUCK_MS = 1600;
export const END_MS = 2800;

export interface ScoreAnimationState {
  /** The winner is shown. */
  readonly isJudged: boolean;
  /** The share counted, from 0 to 1. */
  readonly share: number;
  /** The target's line is struck through, if it was reached. */
  readonly isStruck: boolean;
}

/** `reduced`: nothing counts up; values appear in the same order. */
export function scoreAnimationAt(ms: number, reduced: boolean): ScoreAnimationState {
  const share = reduced ? 1 : Math.min(Math.max((ms - COUNT_FROM_MS) / (COUNT_TO_MS - COUNT_FROM_MS), 0), 1);
  return { share, isStruck: ms >= STRUCK_MS, isJudged: ms >= VERDICT_MS };
}

/** The step shown at this share. */
export function countStepAt(steps: readonly string[], share: number): string {
  return steps[Math.min(steps.length - 1, Math.floor(share * steps.length))] ?? '';
}
