import { TABLE_GAME_IDS, tableGameOf } from '../../games/index.ts';
import { hasExercises, type LoadedExercises, loadExercises } from '../../games/lessons.ts';
import { ExercisesSheet } from '../../match/lesson/ExercisesSheet.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useFetched } from '../../react/useFetched.ts';
import { useLearningProgress } from '../../session/device/learned.ts';
import { addressOf, goTo } from '../page/route.ts';
import { useWords, useWordsOf } from '../page/useWords.ts';
import { useBackdrop } from '../tabletop/useBackdrop.ts';
import { LoadFailed } from './NotFetched.tsx';
import './learn.css';

/** Small questions about a game; without one, the games there are. */
export function Exercises({ game }: { readonly game: string | undefined }) {
  const table = game !== undefined && hasExercises(game) ? tableGameOf(game) : undefined;
  const { value: loaded, ...fetched } = useFetched(table && game, loadExercises);
  useBackdrop(table && game);
  if (game !== undefined && fetched.tried) return <LoadFailed title="exercises.title" game={game} {...fetched} />;
  if (game !== undefined && table && loaded) return <Asking id={game} loaded={loaded} />;
  return <Shelf isFetching={table !== undefined} />;
}

const home = (): void => goTo({ screen: 'home' });

function Shelf({ isFetching }: { readonly isFetching: boolean }) {
  const { say } = useWords();
  const wordsOf = useWordsOf();
  const solved = useLearningProgress((learned) => learned.solved);
  return (
    <Sheet title={say('exercises.title')} className="exercises" onClose={home} closeLabel={say('home.back')}>
      <p className="lead">{say('exercises.about')}</p>
      <ul className="exercise-games" {...(isFetching && { 'data-fetching': true })}>
        {TABLE_GAME_IDS.filter(hasExercises).map((game, k) => (
          <li key={game}>
            <a className="button" data-first={k === 0} href={addressOf({ screen: 'exercises', game })}>
              {wordsOf(game).say('game.name')}
              {(solved[game]?.length ?? 0) > 0 && (
                <span className="small">
                  {say('exercises.solved', { solved: solved[game]?.length ?? 0, count: EXERCISES_PER_GAME })}
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
const EXERCISES_PER_GAME = 20;

function Asking({ id, loaded }: { readonly id: string; readonly loaded: LoadedExercises }) {
  const { say } = useWords(id, loaded.words);
  const game = tableGameOf(id);
  if (!game) return null;
  const foot = (
    <>
      <a href={addressOf({ screen: 'exercises' })}>{say('exercises.all')}</a>
      <a href={addressOf({ screen: 'rules', game: id })}>{say('rules.read')}</a>
    </>
  );
  const way = { onClose: home, closeLabel: say('home.back'), foot };
  return <ExercisesSheet {...{ id, game, say }} exercises={loaded.exercises} {...way} />;
}
