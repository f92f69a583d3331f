import { type ReactNode, useEffect, useState } from 'react';
import { boxAfter, exercisesOf } from '#shared/daily/leitner.ts';
import type { Exercise } from '#shared/lessons/exercise.ts';
import { type DayExercises, noteBox, noteExercises, useDays } from '../../client/device/days.ts';
import { noteSolved } from '../../client/device/learned.ts';
import type { TableGame } from '../../games/game.ts';
import type { Say } from '../../i18n/say.ts';
import { ExercisePaper } from '../../match/lesson/ExercisesSheet.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useToday } from '../daily/today.ts';

/** Today's exercises of a game: those chosen earlier today, or chosen now by what is due. */
function useFive(id: string, exercises: readonly Exercise[]): DayExercises {
  const today = useToday();
  const kept = useDays((days) => days.exercises[id]);
  const isKept = kept?.date === today && kept.places.every((place) => place < exercises.length);
  const [chosen] = useState(() => {
    const boxes = useDays.getState().boxes[id] ?? {};
    const kinds = exercises.map(({ kind }) => kind);
    return { date: today, places: exercisesOf(kinds, boxes, today), answered: 0 };
  });
  useEffect(() => {
    if (!isKept) noteExercises(id, chosen);
  }, [isKept, id, chosen]);
  return isKept ? kept : chosen;
}

interface Props {
  /** The game's id. */
  readonly id: string;
  readonly game: TableGame;
  readonly exercises: readonly Exercise[];
  readonly say: Say;
  readonly foot: ReactNode;
  readonly closeLabel: string;
  onClose(): void;
}

/** Asks today's exercises. The first answer to each says when its kind is asked again. */
export function TodaysFive({ id, game, exercises, say, foot, ...way }: Props) {
  const five = useFive(id, exercises);
  const [at, setAt] = useState(five.answered);
  const [chosen, setChosen] = useState<number | null>(null);
  const count = five.places.length;
  const place = five.places[at];
  const exercise = place === undefined ? undefined : exercises[place];
  const isSolved = chosen !== null && exercise?.isRight(chosen) === true;
  const choose = (choice: number): void => {
    if (!exercise || place === undefined) return;
    const isRight = exercise.isRight(choice);
    if (five.answered === at) {
      const { boxes } = useDays.getState();
      noteBox(id, exercise.kind, boxAfter(boxes[id]?.[exercise.kind], isRight, five.date));
      noteExercises(id, { ...five, answered: at + 1 });
    }
    if (isRight) noteSolved(id, place);
    setChosen(choice);
  };
  const next = (): void => {
    setAt(at + 1);
    setChosen(null);
  };
  return (
    <Sheet
      title={say('five.of', { game: say('game.name') })}
      className="exercises"
      {...way}
      foot={
        <>
          {isSolved && (
            <button type="button" className="brass" data-autofocus onClick={next}>
              {say(at + 1 < count ? 'exercises.next' : 'five.finish')}
            </button>
          )}
          {foot}
        </>
      }
    >
      {exercise ? (
        <>
          <p className="small">{say('exercises.at', { at: at + 1, count })}</p>
          <ExercisePaper key={at} {...{ game, exercise, chosen, say }} onChoose={choose} />
        </>
      ) : (
        <p className="lead">{say('five.done')}</p>
      )}
    </Sheet>
  );
}
