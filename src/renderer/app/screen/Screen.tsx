import { type ReactNode, useEffect } from 'react';
import type { RoomView } from '#shared/protocol/room.ts';
import { tableGameOf } from '../../games/index.ts';
import { followSeals } from '../../session/match/sealing.ts';
import { useRoom } from '../../session/room/room.ts';
import { followTable, useTable } from '../../session/tables/table.ts';
import { useTables } from '../../session/tables/tables.ts';
import { followTalk } from '../../session/tables/talk.ts';
import { goTo } from '../page/route.ts';
import { AtSeats } from '../talk/AtSeats.tsx';
import { AfterOnScreen } from './AfterOnScreen.tsx';
import { ClaimSentence } from './ClaimSentence.tsx';
import { codeInAddress, EnterCode } from './EnterCode.tsx';
import { KnockScreen } from './KnockScreen.tsx';
import { RoomScreen } from './RoomScreen.tsx';
import './screen.css';
import './room-screen.css';
import { ScreenLobby } from './ScreenLobby.tsx';
import { ScreenMatch } from './ScreenMatch.tsx';

/**
 * The big screen: as everybody may see it, in type that is read from the sofa. `table`: one table; without it the room,
 * from table to table. A screen that the room has not let in shows the one table it has come in to, else it knocks.
 */
export function Screen({ table }: { readonly table: string | undefined }) {
  const room = useRoom((state) => state.room);
  const only = useOnlyTable();
  useLargeType();
  if (table !== undefined) return <AtTable key={table} id={table} />;
  if (codeInAddress()) return <EnterCode />;
  if (!room) return null;
  if (!room.cards) return <InRoom room={room} />;
  return only === undefined ? <KnockScreen cards={room.cards} /> : <AtTable key={only} id={only} />;
}

/** Where the room plays, and what it wants next; between games the room itself. */
function InRoom({ room }: { readonly room: RoomView }) {
  const { table } = room;
  if (!table) return <RoomScreen room={room} />;
  return (
    <>
      <AtTable key={table.id} id={table.id} gone={<RoomScreen room={room} />} />
      {room.after && <AfterOnScreen />}
    </>
  );
}

/** Somebody asked for a table that is not there, or not for this screen: the room is. */
function Gone() {
  useEffect(() => {
    goTo({ screen: 'screen' });
  }, []);
  return null;
}

/** The table this session has come in to, if it is one alone. */
function useOnlyTable(): string | undefined {
  const tables = useTables((list) => list.tables);
  const entered = (tables ?? []).filter((table) => table.entered);
  return entered.length === 1 ? entered[0]?.id : undefined;
}

/** Nothing on a television is smaller than what one reads at three metres: see screen.css. */
function useLargeType(): void {
  useEffect(() => {
    document.documentElement.dataset.screen = '';
    return () => {
      delete document.documentElement.dataset.screen;
    };
  }, []);
}

interface AtTableProps {
  readonly id: string;
  /** What is shown where there is no such table any more. */
  readonly gone?: ReactNode;
}

function AtTable({ id, gone = <Gone /> }: AtTableProps) {
  useEffect(() => followTable(id), [id]);
  useEffect(() => followTalk(id), [id]);
  useEffect(() => followSeals(id), [id]);
  const { table, refused } = useTable();
  if (refused) return gone;
  const game = table && tableGameOf(table.game);
  if (table?.id !== id || !game) return null;
  return (
    <>
      {table.stage === 'lobby' ? (
        <ScreenLobby table={table} />
      ) : (
        <ScreenMatch key={table.match} table={table} game={game} />
      )}
      <AtSeats />
      <ClaimSentence table={table} />
    </>
  );
}
