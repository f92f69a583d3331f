import { type ReactNode, useEffect, useState } from 'react';
import type { Exercise } from '#shared/lessons/exercise.ts';
import { noteSolved, useLearningProgress } from '../../client/device/learned.ts';
import type { TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ExercisePaper } from './Exercise.tsx';

/** A game's exercises, one after the other, however a page draws them. */
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

/** Where one goes on; from the beginning where all are solved. */
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
  /** Where else one may go, beside the next question. */
  readonly foot?: ReactNode;
  readonly closeLabel: string;
  onClose(): void;
}

/** Small questions about a game, one after the other. */
export function ExercisesSheet({ id, game, exercises, say, foot, ...way }: Props) {
  const { exercise, at, chosen, isSolved, isLast, solved, choose, next } = useExercises(id, exercises);
  const count = exercises.length;
  // Its first answer has the focus, and may lie low: one reads the question first.
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
