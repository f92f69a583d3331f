import { type ReactNode, useEffect, useState } from 'react';
import type { Exercise } from '#shared/lessons/exercise.ts';
import { noteSolved, useLearningProgress } from '../../client/device/learned.ts';
import type { TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ExercisePaper } from './Exercise.tsx';

/** Progress through a game's exercises, independent of the page. */
export interface ExerciseProgress {
  /** Undefined where there are none. */
  readonly exercise: Exercise | undefined;
  /** Index from 0. */
  readonly at: number;
  /** The latest choice; null before the first. */
  readonly chosen: number | null;
  readonly isSolved: boolean;
  readonly isLast: boolean;
  /** Number of exercises solved on this device. */
  readonly solved: number;
  choose(choice: number): void;
  next(): void;
}

const NONE: readonly number[] = [];

/** Starts at the first unsolved exercise and stores right answers. `id`: the game's. */
function useExercises(id: string, exercises: readonly Exercise[]): ExerciseProgress {
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

/** The first unsolved exercise, or the first one where all are solved. */
function firstUnsolved(count: number, solved: readonly number[]): number {
  const next = Array.from({ length: count }, (_, place) => place).find((place) => !solved.includes(place));
  return next ?? 0;
}

interface Props {
  /** The game's id. */
  readonly id: string;
  readonly game: TableGame;
  readonly exercises: readonly Exercise[];
  readonly say: Say;
  /** Links beside the next question. */
  readonly foot?: ReactNode;
  readonly closeLabel: string;
  onClose(): void;
}

/** Asks a game's exercises one after the other. */
export function ExercisesSheet({ id, game, exercises, say, foot, ...way }: Props) {
  const { exercise, at, chosen, isSolved, isLast, solved, choose, next } = useExercises(id, exercises);
  const count = exercises.length;
  // The first answer takes the focus without scrolling, since the question is read first.
  useEffect(() => {
    void at;
    document.querySelector('.exercises .sheet-body')?.scrollTo(0, 0);
  }, [at]);
  return (
    <Sheet
      title={say('exercises.of', { game: say('game.name') })}
      className="exercises"
      {...way}
      foot={
        <>
          <button type="button" className={isSolved ? 'brass' : ''} data-first={isSolved} onClick={next}>
            {say(isLast ? 'exercises.again' : 'exercises.next')}
          </button>
          {foot}
        </>
      }
    >
      <p className="small">
        {say('exercises.at', { at: at + 1, count })} · {say('exercises.solved', { solved, count })}
      </p>
      {exercise && <ExercisePaper key={at} {...{ game, exercise, chosen, say }} onChoose={choose} />}
    </Sheet>
  );
}
