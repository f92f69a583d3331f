import { useLearningProgress } from '../client/device/learned.ts';
import { tableGameOf } from '../games/index.ts';
import { hasLesson } from '../games/load-lesson.ts';
import { useWords } from '../games/use-words.ts';
import { clothStyle } from '../ui/cloth-style.ts';
import { addressOf } from '../ui/route.ts';
import { PlayNow } from './page/PlayNow.tsx';

interface Props {
  readonly game: string;
  readonly first: boolean;
  readonly mayOpen: boolean;
}

/**
 * A game's tile in its cloth's colour: play at once, learn, or set up; only the rules for those who may open no table
 * here.
 */
export function GameTile({ game, first, mayOpen }: Props) {
  const { say } = useWords(game);
  const table = tableGameOf(game);
  if (!table) return null;
  return (
    <div className="game-cloth" style={clothStyle(table.look)}>
      <table.Emblem />
      <strong>{say('game.name')}</strong>
      <span>{say('game.about')}</span>
      <div className="cloth-acts">
        {mayOpen && <PlayNow game={game} first={first} />}
        {hasLesson(game) && <Act game={game} first={first && !mayOpen} what="learn" />}
        <Act game={game} first={false} what={mayOpen ? 'set-up' : 'rules'} />
      </div>
    </div>
  );
}

const SCREENS = { learn: 'learn', 'set-up': 'new', rules: 'rules' } as const;

interface ActProps extends Omit<Props, 'mayOpen'> {
  readonly what: keyof typeof SCREENS;
}

/** A tile's link, labelled with the game's name for screen readers. */
function Act({ game, first, what }: ActProps) {
  const { say } = useWords(game);
  const isDone = useLearningProgress(({ lessons }) => lessons[game] === 'done');
  return (
    <a
      className="engraved"
      data-first={first}
      aria-label={say(`home.${what}.name`, { game: say('game.name') })}
      href={addressOf({ screen: SCREENS[what], game })}
    >
      {say(`home.${what}`)}
      {what === 'learn' && isDone && ' ✓'}
    </a>
  );
}
