import { useEffect } from 'react';
import { tableGameOf } from '../../games/index.ts';
import { followSeals } from '../../session/match/sealing.ts';
import { followTable, useTable } from '../../session/tables/table.ts';
import { useTables } from '../../session/tables/tables.ts';
import { followTalk } from '../../session/tables/talk.ts';
import { AtSeats } from '../talk/AtSeats.tsx';
import { ClaimSentence } from './ClaimSentence.tsx';
import { codeInAddress, EnterCode } from './EnterCode.tsx';
import './screen.css';
import { ScreenLobby } from './ScreenLobby.tsx';
import { ScreenMatch } from './ScreenMatch.tsx';

/**
 * The big screen: one table as everybody may see it, in type that is read from the sofa. `table`: which one; without
 * it the one table that this screen has come in to, else it asks for a code.
 */
export function Screen({ table }: { readonly table: string | undefined }) {
  const only = useOnlyTable();
  useLargeType();
  const id = table ?? (codeInAddress() ? undefined : only);
  return id === undefined ? <EnterCode /> : <AtTable key={id} id={id} />;
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

function AtTable({ id }: { readonly id: string }) {
  useEffect(() => followTable(id), [id]);
  useEffect(() => followTalk(id), [id]);
  useEffect(() => followSeals(id), [id]);
  const { table, refused } = useTable();
  if (refused) return <EnterCode />;
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
