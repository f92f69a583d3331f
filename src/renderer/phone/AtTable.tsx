import { useEffect } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { subscribeFairShuffle } from '../client/match/fair-shuffle.ts';
import { isNameless, useDealtTable, useRoom } from '../client/room/room.ts';
import { subscribeChat } from '../client/tables/chat.ts';
import { subscribeTable, useTable } from '../client/tables/tables.ts';
import { type LoadedGame, loadGame } from '../games/load-game.ts';
import { useFetched } from '../hooks/use-loaded.ts';
import { LoadStatus } from '../ui/LoadStatus.tsx';
import { PhoneNotices } from './evening/PhoneNotices.tsx';
import { Seats } from './join/Seats.tsx';
import { Match } from './match/Match.tsx';
import { LoadingPage, MessagePage, NotFoundPage, Part } from './page/Frame.tsx';
import { goToRoom } from './page/route.ts';
import { useWords } from './page/use-words.ts';
import { isGuestTable, useShowsMatch } from './page/view-choice.ts';
import { NameEntry } from './room/NameEntry.tsx';
import { RoomPage } from './room/RoomPage.tsx';

/** Shows an entered table: its seats, then its match. */
export function AtTable({ id }: { readonly id: string }) {
  useEffect(() => subscribeTable(id), [id]);
  useEffect(() => subscribeChat(id), [id]);
  useEffect(() => subscribeFairShuffle(id), [id]);
  // Whoever visits another table returns to their own when its cards are dealt, even if the visited table is gone.
  useDealtTable((dealt) => {
    if (dealt !== id) goToRoom();
  });
  const { table, refused } = useTable();
  const { value: game, ...trying } = useFetched(table?.game, loadGame);
  const words = useWords(game?.words);
  const { say } = words;
  return (
    <>
      {refused ? (
        <NotFoundPage words={words} why={refused} />
      ) : table && trying.tried ? (
        <MessagePage busy={!trying.failed}>
          <LoadStatus say={say} {...trying} />
        </MessagePage>
      ) : table?.id === id && game ? (
        <Part kind="page" at={table}>
          <Known table={table} loaded={game} />
        </Part>
      ) : (
        <LoadingPage say={say} />
      )}
      <Part kind="page">
        <PhoneNotices words={words} game={game} />
      </Part>
    </>
  );
}

function Known({ table, loaded }: { readonly table: TableView; readonly loaded: LoadedGame }) {
  const { say } = useWords(loaded.words);
  const room = useRoom((state) => state.room);
  const visits = isGuestTable(table, room);
  const isAtMatch = useShowsMatch(table) || (visits && table.stage !== 'lobby');
  const { look } = loaded.game;
  if (room?.code && table.room && !isAtMatch) {
    if (isNameless(room) && table.mine.length === 0) return <NameEntry table={table} say={say} />;
    return <RoomPage room={room} table={table} look={look} say={say} />;
  }
  if (table.stage === 'lobby') return <Seats table={table} say={say} look={look} />;
  return <Match key={table.match} table={table} game={loaded.game} say={say} />;
}
