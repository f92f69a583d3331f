import './learn.css';
import { TABLE_GAME_IDS, tableGameOf } from '../../games/index.ts';
import { hasExercises, type LoadedExercises, loadExercises } from '../../games/load-lesson.ts';
import { useWords, useWordsOf } from '../../games/use-words.ts';
import { type Fetched, useFetched } from '../../hooks/use-loaded.ts';
import { ExercisesSheet } from '../../match/lesson/ExercisesSheet.tsx';
import { useBackdrop } from '../../match/tabletop/use-backdrop.ts';
import { LoadStatus } from '../../ui/LoadStatus.tsx';
import { addressOf, goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useDaily } from '../daily/today.ts';
import { TodaysFive } from './TodaysFive.tsx';
import { WaysToLearn } from './WaysToLearn.tsx';

interface Props extends Omit<Fetched<unknown>, 'value'> {
  readonly title: 'learn.title' | 'exercises.title';
  readonly game: string;
}

/** Learning material failed to load; offers a retry. */
export function LoadFailed({ title, game, ...fetched }: Props) {
  const { say } = useWords(game);
  const home = (): void => goTo({ screen: 'home' });
  return (
    <Sheet title={say(title, { game: say('game.name') })} onClose={home} closeLabel={say('home.back')}>
      <LoadStatus {...fetched} say={say} />
    </Sheet>
  );
}

/** A game's exercises, `today`: five of them; or without a game all that can be learned. */
export function Learn({ game, today }: { readonly game: string | undefined; readonly today: boolean }) {
  const table = game !== undefined && hasExercises(game) ? tableGameOf(game) : undefined;
  const { value: loaded, ...fetched } = useFetched(table && game, loadExercises);
  useBackdrop(table && game);
  if (game !== undefined && fetched.tried) return <LoadFailed title="exercises.title" game={game} {...fetched} />;
  if (game !== undefined && table && loaded) return <Asking id={game} loaded={loaded} today={today} />;
  return <LearnPage isFetching={table !== undefined} />;
}

const home = (): void => goTo({ screen: 'home' });

/** All games, and what there is to learn of each. */
function LearnPage({ isFetching }: { readonly isFetching: boolean }) {
  const { say } = useWords();
  const wordsOf = useWordsOf();
  return (
    <Sheet title={say('home.learn')} className="learn-page" onClose={home} closeLabel={say('home.back')}>
      <ul className="games-to-learn" {...(isFetching && { 'data-loading': true })}>
        {TABLE_GAME_IDS.map((game) => (
          <li key={game}>
            <h2>{wordsOf(game).say('game.name')}</h2>
            <WaysToLearn game={game} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface AskingProps {
  readonly id: string;
  readonly loaded: LoadedExercises;
  readonly today: boolean;
}

function Asking({ id, loaded, today }: AskingProps) {
  const { say } = useWords(id, loaded.words);
  const game = tableGameOf(id);
  const isOfDay = useDaily() && today;
  if (!game) return null;
  const foot = (
    <>
      <a href={addressOf({ screen: 'exercises' })}>{say('exercises.all')}</a>
      <a href={addressOf({ screen: 'rules', game: id })}>{say('rules.read')}</a>
    </>
  );
  const way = { onClose: () => goTo({ screen: 'game', game: id }), closeLabel: say('sheet.close'), foot };
  if (isOfDay) return <TodaysFive {...{ id, game, say }} exercises={loaded.exercises} {...way} />;
  return <ExercisesSheet {...{ id, game, say }} exercises={loaded.exercises} {...way} />;
}
