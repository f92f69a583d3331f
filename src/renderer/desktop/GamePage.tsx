import { useMayOpen } from '../client/connection/connection.ts';
import { useLearningProgress } from '../client/device/learned.ts';
import { codexOf, tableGameOf } from '../games/index.ts';
import { EXERCISES_PER_GAME, hasExercises, hasLesson } from '../games/load-lesson.ts';
import { useWords } from '../games/use-words.ts';
import { useBackdrop } from '../match/tabletop/use-backdrop.ts';
import { addressOf, goTo } from '../ui/route.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { PlayNow } from './page/PlayNow.tsx';
import { Way } from './page/Way.tsx';

/** A game's page: play at once or set up a table, learn it, read about it. Who may open no table here only reads and learns. */
export function GamePage({ game }: { readonly game: string }) {
  const { say } = useWords(game);
  const mayOpen = useMayOpen();
  useBackdrop(game);
  return (
    <Sheet
      title={say('game.name')}
      className="game-page"
      onClose={() => goTo({ screen: 'home' })}
      closeLabel={say('home.back')}
      foot={
        mayOpen && (
          <>
            <PlayNow game={game} first />
            <a
              className="button"
              aria-label={say('home.set-up.name', { game: say('game.name') })}
              href={addressOf({ screen: 'new', game })}
            >
              {say('home.set-up')}
            </a>
          </>
        )
      }
    >
      <p className="lead">{say('game.about')}</p>
      <WaysToLearn game={game} />
      {!tableGameOf(game) && <p role="alert">{say('unknown-game', { name: game })}</p>}
    </Sheet>
  );
}

/** A game's lesson, exercises, rules and codex: what there is of them, and what is done. */
export function WaysToLearn({ game }: { readonly game: string }) {
  const { say } = useWords(game);
  const isDone = useLearningProgress(({ lessons }) => lessons[game] === 'done');
  const solved = useLearningProgress((learned) => learned.solved[game]?.length ?? 0);
  const name = say('game.name');
  return (
    <ul className="ways-to-learn choices">
      {hasLesson(game) && (
        <Way to={{ screen: 'learn', game }} label={say('home.learn.name', { game: name })}>
          {say('home.lesson')}
          {isDone && ' ✓'}
        </Way>
      )}
      {hasExercises(game) && (
        <Way to={{ screen: 'exercises', game }} label={say('exercises.of', { game: name })}>
          {say('exercises.title')}
          {solved > 0 && <span className="small">{`${solved}/${EXERCISES_PER_GAME}`}</span>}
        </Way>
      )}
      <Way to={{ screen: 'rules', game }} label={say('home.rules.name', { game: name })}>
        {say('hud.rules')}
      </Way>
      {codexOf(game) && <Way to={{ screen: 'codex', game }}>{say('codex.title')}</Way>}
    </ul>
  );
}
