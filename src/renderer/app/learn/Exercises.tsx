import { useEffect, useState } from 'react';
import { SHELF, tableGameOf } from '../../games/index.ts';
import { hasExercises, type LoadedExercises, loadExercises } from '../../games/lessons.ts';
import { ExercisePaper } from '../../match/lesson/Exercise.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { noteSolved, useLearned } from '../../session/device/learned.ts';
import { addressOf, goTo } from '../page/route.ts';
import { useWords, useWordsOf } from '../page/useWords.ts';
import { useBackdrop } from '../tabletop/useBackdrop.ts';
import './learn.css';

/** Small questions about a game; without one, the games there are. */
export function Exercises({ game }: { readonly game: string | undefined }) {
  const table = game !== undefined && hasExercises(game) ? tableGameOf(game) : undefined;
  const loaded = useExercises(table && game);
  useBackdrop(table && game);
  if (game !== undefined && table && loaded) return <Asking id={game} loaded={loaded} />;
  return <Shelf isFetching={table !== undefined} />;
}

function useExercises(game: string | undefined): LoadedExercises | undefined {
  const [loaded, setLoaded] = useState<LoadedExercises>();
  useEffect(() => {
    let wanted = true;
    const take = (found: LoadedExercises | undefined): void => {
      if (wanted) setLoaded(found);
    };
    // Where they can't be fetched, the games are shown.
    if (game !== undefined) loadExercises(game).then(take, () => goTo({ screen: 'exercises' }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}

const home = (): void => goTo({ screen: 'home' });

function Shelf({ isFetching }: { readonly isFetching: boolean }) {
  const { say } = useWords();
  const wordsOf = useWordsOf();
  const solved = useLearned((learned) => learned.solved);
  return (
    <Sheet title={say('exercises.title')} className="exercises" onClose={home} closeLabel={say('home.back')}>
      <p className="lead">{say('exercises.about')}</p>
      <ul className="exercise-games" {...(isFetching && { 'data-fetching': true })}>
        {SHELF.filter(hasExercises).map((game, k) => (
          <li key={game}>
            <a className="button" data-first={k === 0} href={addressOf({ screen: 'exercises', game })}>
              {wordsOf(game).say('game.name')}
              {(solved[game]?.length ?? 0) > 0 && (
                <span className="small">
                  {say('exercises.solved', { solved: solved[game]?.length ?? 0, count: COUNT })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** So many a game has. */
const COUNT = 20;

function Asking({ id, loaded }: { readonly id: string; readonly loaded: LoadedExercises }) {
  const { exercises } = loaded;
  const { say } = useWords(id, loaded.words);
  const solved = useLearned((learned) => learned.solved[id]) ?? NONE;
  const [at, setAt] = useState(() => firstUnsolved(exercises.length, solved));
  const [chosen, setChosen] = useState<number | null>(null);
  const table = tableGameOf(id);
  const exercise = exercises[at];
  if (!table || !exercise) return null;
  const choose = (choice: number): void => {
    setChosen(choice);
    if (exercise.isRight(choice)) noteSolved(id, at);
  };
  const go = (to: number): void => {
    setAt(to);
    setChosen(null);
  };
  const isSolved = chosen !== null && exercise.isRight(chosen);
  const isLast = at === exercises.length - 1;
  return (
    <Sheet
      title={say('exercises.of', { game: say('game.name') })}
      className="exercises"
      onClose={home}
      closeLabel={say('home.back')}
      foot={
        <>
          <button
            type="button"
            className={isSolved ? 'brass' : ''}
            data-first={isSolved}
            onClick={() => go(isLast ? 0 : at + 1)}
          >
            {say(isLast ? 'exercises.again' : 'exercises.next')}
          </button>
          <a href={addressOf({ screen: 'exercises' })}>{say('exercises.all')}</a>
          <a href={addressOf({ screen: 'rules', game: id })}>{say('rules.read')}</a>
        </>
      }
    >
      <p className="small">
        {say('exercises.at', { at: at + 1, count: exercises.length })} ·{' '}
        {say('exercises.solved', { solved: solved.length, count: exercises.length })}
      </p>
      <ExercisePaper key={at} game={table} exercise={exercise} chosen={chosen} say={say} onChoose={choose} />
    </Sheet>
  );
}

const NONE: readonly number[] = [];

/** Where one goes on; from the beginning where all are solved. */
function firstUnsolved(count: number, solved: readonly number[]): number {
  const next = Array.from({ length: count }, (_, place) => place).find((place) => !solved.includes(place));
  return next ?? 0;
}
