import { useEffect } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { type LoadedGame, loadGame } from '../games/load.ts';
import { Fetching } from '../paper/Fetching.tsx';
import { useFetched } from '../react/useFetched.ts';
import { followSeals } from '../session/match/sealing.ts';
import { isNameless, useRoom } from '../session/room/room.ts';
import { useArrival } from '../session/room/useArrival.ts';
import { followTable, useTable } from '../session/tables/table.ts';
import { followTalk } from '../session/tables/talk.ts';
import { Seats } from './entrance/Seats.tsx';
import { Said } from './evening/Said.tsx';
import { Match } from './match/Match.tsx';
import { Alone, Gone, Looking } from './page/Alone.tsx';
import { isVisit, useIsAtMatch } from './page/glance.ts';
import { Part } from './page/Part.tsx';
import { goToRoom } from './page/place.ts';
import { useSpoken } from './page/useSpoken.ts';
import { Introduce } from './room/Introduce.tsx';
import { RoomPage } from './room/RoomPage.tsx';

/** A table one has come in to: its seats, then its match. */
export function AtTable({ id }: { readonly id: string }) {
  useEffect(() => followTable(id), [id]);
  useEffect(() => followTalk(id), [id]);
  useEffect(() => followSeals(id), [id]);
  // Who looks in on another table is at their own cards when they are dealt, even if the other one has gone meanwhile.
  useArrival((dealt) => {
    if (dealt !== id) goToRoom();
  });
  const { table, refused } = useTable();
  const { value: game, ...trying } = useFetched(table?.game, loadGame);
  const words = useSpoken(game?.words);
  const { say } = words;
  return (
    <>
      {refused ? (
        <Gone words={words} why={refused} />
      ) : table && trying.tried ? (
        <Alone busy={!trying.failed}>
          <Fetching say={say} {...trying} />
        </Alone>
      ) : table?.id === id && game ? (
        <Part kind="page" at={table}>
          <Known table={table} loaded={game} />
        </Part>
      ) : (
        <Looking say={say} />
      )}
      <Part kind="page">
        <Said words={words} cardName={game?.game.cardName} />
      </Part>
    </>
  );
}

function Known({ table, loaded }: { readonly table: TableView; readonly loaded: LoadedGame }) {
  const { say } = useSpoken(loaded.words);
  const room = useRoom((state) => state.room);
  const visits = isVisit(table, room);
  const isAtMatch = useIsAtMatch(table) || (visits && table.stage !== 'lobby');
  const { look } = loaded.game;
  if (room?.code && table.room && !isAtMatch) {
    if (isNameless(room) && table.mine.length === 0) return <Introduce table={table} say={say} />;
    return <RoomPage room={room} table={table} look={look} say={say} />;
  }
  if (table.stage === 'lobby') return <Seats table={table} say={say} look={look} />;
  return <Match key={table.match} table={table} game={loaded.game} say={say} />;
}
