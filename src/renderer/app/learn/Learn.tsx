import { useState } from 'react';
import { tableGameOf } from '../../games/index.ts';
import { hasLesson, loadLesson } from '../../games/lessons.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import { useLoaded } from '../../react/useLoaded.ts';
import { Part } from '../page/Part.tsx';
import { goTo } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';
import { useBareCloth } from '../tabletop/useBackdrop.ts';
import { Guided } from './Guided.tsx';

/** The guided first deal of a game, from its first sentence. */
export function Learn({ game }: { readonly game: string }) {
  const table = tableGameOf(game);
  const { value: loaded, failed } = useLoaded(game, loadLesson);
  const [tries, setTries] = useState(0);
  if (!table || failed || !hasLesson(game)) return <NoLesson />;
  if (!loaded) return <Fetching game={game} />;
  return (
    <Part kind="page" at={tries}>
      <Guided key={tries} id={game} game={table} loaded={loaded} onAgain={() => setTries(tries + 1)} />
    </Part>
  );
}

function Fetching({ game }: { readonly game: string }) {
  useBareCloth(game);
  return <main data-fetching />;
}

/** An address may name a game that has none; or it can't be fetched. */
function NoLesson() {
  const { say } = useWords();
  const home = (): void => goTo({ screen: 'home' });
  return (
    <Sheet title={say('learn.none')} onClose={home} closeLabel={say('home.back')}>
      <p>{say('learn.none.about')}</p>
    </Sheet>
  );
}
