/** A game's exercises, one after the other, however a page draws them. */
import { useState } from 'react';
import type { Exercise } from '#shared/lessons/exercise.ts';
import { noteSolved, useLearningProgress } from '../../session/device/learned.ts';

export interface ExerciseProgress {
  /** Nothing where there are none. */
  readonly exercise: Exercise | undefined;
  /** Its place, from 0. */
  readonly at: number;
  /** The choice that was made last; null before one was. */
  readonly chosen: number | null;
  readonly isSolved: boolean;
  readonly isLast: boolean;
  /** How many of them this device has seen solved. */
  readonly solved: number;
  choose(choice: number): void;
  next(): void;
}

const NONE: readonly number[] = [];

/** From the first one that is not solved yet; what is answered rightly is remembered. `id`: the game's. */
export function useExercises(id: string, exercises: readonly Exercise[]): ExerciseProgress {
  const solved = useLearningProgress((learned) => learned.solved[id]) ?? NONE;
  const [at, setAt] = useState(() => firstUnsolved(exercises.length, solved));
  const [chosen, setChosen] = useState<number | null>(null);
  const exercise = exercises[at];
  const isLast = at === exercises.length - 1;
  return {
    ...{ exercise, at, chosen, isLast, solved: solved.length },
    isSolved: chosen !== null && exercise?.isRight(chosen) === true,
    choose(choice) {
      setChosen(choice);
      if (exercise?.isRight(choice)) noteSolved(id, at);
    },
    next() {
      setAt(isLast ? 0 : at + 1);
      setChosen(null);
    },
  };
}

/** Where one goes on; from the beginning where all are solved. */
function firstUnsolved(count: number, solved: readonly number[]): number {
  const next = Array.from({ length: count }, (_, place) => place).find((place) => !solved.includes(place));
  return next ?? 0;
}
