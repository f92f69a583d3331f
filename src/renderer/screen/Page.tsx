import { useEffect } from 'react';
import { GameNotices, HostNotice } from '../app/AppNotices.tsx';
import { Part } from '../app/page/Part.tsx';
import { addressOf, type Route, useRoute } from '../app/page/route.ts';
import { Screen } from '../app/screen/Screen.tsx';
import { Captions } from '../app/tabletop/Captions.tsx';
import { Tabletop } from '../app/tabletop/Tabletop.tsx';
import { surely } from '../fetch/surely.ts';
import { useArrows, useRefocus } from '../keys/keyboard.ts';
import { useTable } from '../session/tables/table.ts';
import { openEarsOnTouch } from '../sound/onTouch.ts';
import { Table } from '../table/flat/Table.tsx';
import { addWords, fetchGame, useLibrary } from './fetched.ts';
import { SHELVES } from './shelves.ts';

/** The television's page: what the app shows on a big screen, on a table without depth. */
export function Page() {
  const wanted = useRoute();
  const route: Extract<Route, { screen: 'screen' }> = wanted.screen === 'screen' ? wanted : { screen: 'screen' };
  const games = useGames();
  useArrows();
  useRefocus();
  useEffect(openEarsOnTouch, []);
  useEffect(() => {
    void surely(() => import('./later-words.ts')).then(({ LATER }) => addWords(LATER));
  }, []);
  return (
    <>
      <Part kind="tabletop">
        <Tabletop Table={Table} />
      </Part>
      <Part kind="page" at={addressOf(route)}>
        <Screen key={games} table={route.table} shows={route.shows} />
      </Part>
      <Part kind="page">
        <HostNotice />
        <GameNotices />
        <Captions />
      </Part>
    </>
  );
}

/** First the game that is played, then the others, one at a time. What is shown begins anew when the first one has come. */
function useGames(): string {
  const played = useTable(({ table }) => table?.game);
  const games = useLibrary((library) => library.games);
  useEffect(() => {
    const all = async (): Promise<void> => {
      if (played) await fetchGame(played);
      for (const id of SHELVES) await fetchGame(id);
    };
    void all();
  }, [played]);
  return String(Object.keys(games).length > 0);
}
