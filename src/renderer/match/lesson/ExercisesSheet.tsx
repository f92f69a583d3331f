import { type ReactNode, useEffect } from 'react';
import type { Exercise } from '#shared/lessons/exercise.ts';
import type { TableGame } from '../../games/game.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import type { Say } from '../../words/say.ts';
import { ExercisePaper } from './Exercise.tsx';
import { useExercises } from './useAsking.ts';

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
