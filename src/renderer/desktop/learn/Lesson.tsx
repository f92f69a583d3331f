import { useState } from 'react';
import { tableGameOf } from '../../games/index.ts';
import { hasLesson, loadLesson } from '../../games/load-lesson.ts';
import { useWords } from '../../games/use-words.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import { Part } from '../../match/Part.tsx';
import { useEmptyTable } from '../../match/tabletop/use-backdrop.ts';
import { goTo } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { LoadFailed } from './Exercises.tsx';
import { LessonTable } from './LessonTable.tsx';

/** A game's lesson, from its first sentence. */
export function Lesson({ game }: { readonly game: string }) {
  const table = tableGameOf(game);
  const { value: loaded, ...fetched } = useFetched(hasLesson(game) ? game : undefined, loadLesson);
  const [tries, setTries] = useState(0);
  if (!table || !hasLesson(game)) return <NoLesson />;
  if (!loaded)
    return fetched.tried ? <LoadFailed title="learn.title" game={game} {...fetched} /> : <OnItsWay game={game} />;
  return (
    <Part kind="page" at={tries}>
      <LessonTable key={tries} id={game} game={table} loaded={loaded} onAgain={() => setTries(tries + 1)} />
    </Part>
  );
}

function OnItsWay({ game }: { readonly game: string }) {
  useEmptyTable(game);
  return <main data-fetching />;
}

/** An address may name a game without a lesson. */
function NoLesson() {
  const { say } = useWords();
  const home = (): void => goTo({ screen: 'home' });
  return (
    <Sheet title={say('learn.none')} onClose={home} closeLabel={say('home.back')}>
      <p>{say('learn.none.about')}</p>
    </Sheet>
  );
}
