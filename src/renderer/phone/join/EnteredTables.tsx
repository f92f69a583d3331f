import { useEffect } from 'react';
import type { TableSummary } from '#shared/protocol/table.ts';
import { useRoom } from '../../client/room/room.ts';
import { seatsIn, sortTables, subscribeTables, useTables } from '../../client/tables/tables.ts';
import { nameList, tableNameOf } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { Slip } from '../../ui/Slip.tsx';
import { goToTable } from '../page/route.ts';

/** Lists tables entered before, those with free seats first; they need no code again. */
export function EnteredTables({ say }: { readonly say: Say }) {
  useEffect(() => subscribeTables(), []);
  const own = useRoom(({ room }) => room?.table?.id);
  const entered = useTables(({ tables }) => tables)?.filter(({ entered, id }) => entered && id !== own) ?? [];
  if (entered.length === 0) return null;
  return (
    <Slip title={say('phone.entered')} className="entered">
      {sortTables(entered, (table) => ({ ...table, ...seatsIn(table.seats) })).map((table) => (
        <button key={table.id} type="button" className="wide entered-table" onClick={() => goToTable(table.id)}>
          {table.name && <strong>{tableNameOf(table, say)}</strong>}
          <span className="small">
            {[nameList(namesAt(table)), howItStands(table, say)].filter(Boolean).join(' · ')}
          </span>
        </button>
      ))}
    </Slip>
  );
}

/** The names at a table. */
function namesAt({ seats }: TableSummary): string[] {
  return seats.flatMap((who) => (who.kind === 'empty' ? [] : who.name));
}

function howItStands({ stage, seats, locked }: TableSummary, say: Say): string {
  const { free, bots } = seatsIn(seats);
  if (stage !== 'lobby') return say(`stage.${stage}`);
  if (locked) return say('tables.locked');
  return free === 0 && bots > 0 ? say('tables.bots', { count: bots }) : say('tables.free', { count: free });
}
