import type { PanelProps, TableGame } from '../../games/game.ts';
import { LessonEnd } from '../../match/lesson/LessonEnd.tsx';
import type { Say } from '../../words/say.ts';
import { PlayNow } from '../page/PlayNow.tsx';
import { addressOf, goTo } from '../page/route.ts';

interface LessonOverProps {
  readonly id: string;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly say: Say;
  onAgain(): void;
}

/** The lesson is over: the ways from here. */
export function LessonOver({ id, game, panel, say, onAgain }: LessonOverProps) {
  return (
    <LessonEnd
      {...{ game, panel, say }}
      onClose={() => goTo({ screen: 'home' })}
      closeLabel={say('home.back')}
      foot={
        <>
          <PlayNow game={id} first label={say('lesson.end.play')} />
          <a className="button" href={addressOf({ screen: 'exercises', game: id })}>
            {say('lesson.end.exercises')}
          </a>
          <button type="button" onClick={onAgain}>
            {say('lesson.again')}
          </button>
        </>
      }
    />
  );
}
