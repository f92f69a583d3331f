import type { PanelProps, TableGame } from '../../games/game.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import type { Say } from '../../words/say.ts';
import { PlayNow } from '../page/PlayNow.tsx';
import { addressOf, goTo } from '../page/route.ts';

interface Props {
  readonly id: string;
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly say: Say;
  onAgain(): void;
}

/** The lesson is over: how it ended, and where one goes from here. */
export function Ended({ id, game, panel, say, onAgain }: Props) {
  const home = (): void => goTo({ screen: 'home' });
  return (
    <Sheet
      title={say('lesson.end.title')}
      className="score"
      onClose={home}
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
    >
      <p className="lead">{say('lesson.end')}</p>
      {game.isScored(panel.observation, panel.beat) && <game.ScoreSheet {...panel} />}
    </Sheet>
  );
}
