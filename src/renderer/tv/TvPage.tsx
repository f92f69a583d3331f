import { useEffect } from 'react';
import { useTable } from '../client/tables/tables.ts';
import { addMessages, useGames as useRegistry } from '../games/registry.ts';
import { useArrows, useRefocus } from '../input/keyboard.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { loadWithRetry } from '../lazy/load-with-retry.ts';
import { Part } from '../match/Part.tsx';
import { Tabletop } from '../match/tabletop/Tabletop.tsx';
import { loadAudioOnTouch } from '../sound/load-audio.ts';
import { FlatTable } from '../table-flat/FlatTable.tsx';
import { addressOf, type Route, useRoute } from '../ui/route.ts';
import { loadGame } from './page/load-game.ts';
import { TvScreen } from './TvScreen.tsx';

const Captions = lazyPart(async () => (await import('../match/tabletop/Captions.tsx')).Captions);
const GameNotices = lazyPart(async () => (await import('../match/HostNotices.tsx')).GameNotices);
const HostNotice = lazyPart(async () => (await import('../match/HostNotices.tsx')).HostNotice);

/** Lays out the television's page: the flat table and the room. Where cards lie: motion/layout/tv-places.ts. */
export function TvPage() {
  const wanted = useRoute();
  const route: Extract<Route, { screen: 'screen' }> = wanted.screen === 'screen' ? wanted : { screen: 'screen' };
  const games = useGames();
  useArrows();
  useRefocus();
  useEffect(loadAudioOnTouch, []);
  useEffect(() => {
    void loadWithRetry(() => import('./page/deferred-messages.ts')).then(({ DEFERRED_MESSAGES: LATER }) =>
      addMessages(LATER),
    );
  }, []);
  return (
    <>
      <Part kind="tabletop">
        <Tabletop Table={FlatTable} />
      </Part>
      <Part kind="page" at={addressOf(route)}>
        <TvScreen key={games} table={route.table} shows={route.shows} />
      </Part>
      <Part kind="page">
        <HostNotice />
        <GameNotices />
        <Captions />
      </Part>
    </>
  );
}

/** Loads the current game first, then the others one at a time. The page re-renders when the first has loaded. */
function useGames(): string {
  const played = useTable(({ table }) => table?.game);
  const { ids, games } = useRegistry();
  useEffect(() => {
    const all = async (): Promise<void> => {
      if (played) await loadGame(played);
      for (const id of ids) await loadGame(id);
    };
    void all();
  }, [played, ids]);
  return String(Object.keys(games).length > 0);
}
