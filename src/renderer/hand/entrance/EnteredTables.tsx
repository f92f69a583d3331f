import { useEffect } from 'react';
import type { TableSummary } from '#shared/protocol/table.ts';
import { Slip } from '../../paper/Slip.tsx';
import { useRoom } from '../../session/room/room.ts';
import { sortTables, seatsIn } from '../../session/tables/table-order.ts';
import { subscribeTables, useTables } from '../../session/tables/tables.ts';
import { tableNameOf } from '../../words/called.ts';
import { bidiIsolated } from '../../words/isolated.ts';
import type { Say } from '../../words/say.ts';
import { goToTable } from '../page/place.ts';

/** The tables one has come in to before, those with room first: no code is needed there again. */
export function EnteredTables({ say }: { readonly say: Say }) {
  useEffect(() => subscribeTables(), []);
  const own = useRoom(({ room }) => room?.table?.id);
  const entered = useTables(({ tables }) => tables)?.filter(({ entered, id }) => entered && id !== own) ?? [];
  if (entered.length === 0) return null;
  return (
    <Slip title={say('hand.entered')} className="entered">
      {sortTables(entered, (table) => ({ ...table, ...seatsIn(table.seats) })).map((table) => (
        <button key={table.id} type="button" className="wide entered-table" onClick={() => goToTable(table.id)}>
          {table.name && <strong>{tableNameOf(table, say)}</strong>}
          <span className="small">{[...namesAt(table), howItStands(table, say)].join(' · ')}</span>
        </button>
      ))}
    </Slip>
  );
}

/** Whom one finds there. */
function namesAt({ seats }: TableSummary): string[] {
  return seats.flatMap((who) => (who.kind === 'empty' ? [] : bidiIsolated(who.name)));
}

function howItStands({ stage, seats, locked }: TableSummary, say: Say): string {
  const { free, bots } = seatsIn(seats);
  if (stage !== 'lobby') return say(`stage.${stage}`);
  if (locked) return say('tables.locked');
  return free === 0 && bots > 0 ? say('tables.bots', { count: bots }) : say('tables.free', { count: free });
}
