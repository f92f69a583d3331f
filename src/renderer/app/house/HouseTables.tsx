import type { TableSummary } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';
import { useTables } from '../../session/tables/tables.ts';
import { tableNameOf } from '../../words/called.ts';
import { bidiIsolated } from '../../words/isolated.ts';
import { useWords } from '../page/useWords.ts';
import { ConfirmButton } from './Confirmed.tsx';

/** All tables on this computer, whoever opened them. */
export function HostTables() {
  const { say } = useWords();
  const tables = useTables((state) => state.tables) ?? [];
  return (
    <section className="people" aria-label={say('house.tables')}>
      <h2>{say('house.tables')}</h2>
      {tables.length === 0 && <p className="small">{say('house.tables.none')}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            <HostTable table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HostTable({ table }: { readonly table: TableSummary }) {
  const { say } = useWords(table.game);
  const people = table.seats.flatMap((who) => (who.kind === 'person' ? bidiIsolated(who.name) : []));
  const name = tableNameOf(table, say) || say('game.name');
  const reach = table.open ? 'house.open' : table.waits ? 'house.waits' : 'house.closed';
  return (
    <>
      <span>
        <bdi className="of-table">
          <strong>{name}</strong>
        </bdi>{' '}
        <span className="small">{[...people, say(`stage.${table.stage}`), say(reach)].join(' · ')}</span>
      </span>
      <span className="choices">
        <button
          type="button"
          aria-label={say(table.open ? 'house.close-door.name' : 'house.open-door.name', { name })}
          onClick={() => void callHost((client) => client.house.openTable({ table: table.id, open: !table.open }))}
        >
          {say(table.open ? 'house.close-door' : 'house.open-door')}
        </button>
        <ConfirmButton
          word={say('table.close')}
          label={say('house.close.name', { name })}
          sure={say('table.close.sure')}
          onSure={() => callHost((client) => client.table.close({ table: table.id }))}
        />
      </span>
    </>
  );
}
