import type { PanelProps, TableGame } from '../../games/game.ts';
import { LessonEnd } from '../../match/lesson/LessonEnd.tsx';
import type { Say } from '../../words/say.ts';

interface LessonOverProps {
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly say: Say;
  onLeave(): void;
  onAgain(): void;
  onExercises(): void;
}

/** The lesson is over: what one may do while one still waits. */
export function LessonOver({ game, panel, say, onLeave, onAgain, onExercises }: LessonOverProps) {
  return (
    <LessonEnd
      {...{ game, panel, say }}
      onClose={onLeave}
      closeLabel={say('sheet.close')}
      foot={
        <>
          <button type="button" className="brass" data-first onClick={onExercises}>
            {say('lesson.end.exercises')}
          </button>
          <button type="button" onClick={onAgain}>
            {say('lesson.again')}
          </button>
        </>
      }
    />
  );
}
