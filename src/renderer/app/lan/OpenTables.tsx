import { useEffect, useState } from 'react';
import type { FoundTable } from '#shared/protocol/lan.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { leaveHost, useConnection } from '../../session/connection.ts';
import { followFound, useFound } from '../../session/lan.ts';
import { useTables } from '../../session/tables.ts';
import { useWords } from '../../words/useWords.ts';
import { Slip } from '../paper/Slip.tsx';
import { addressOf } from '../route.ts';
import { JoinSheet } from './JoinSheet.tsx';

/** Where one is, if it is another's host; and the way back. */
function Visiting() {
  const { say } = useWords();
  const { at, host } = useConnection();
  if (at === null) return null;
  return (
    <>
      <p>{say('house.visiting', { host: host?.name ?? at })}</p>
      <button type="button" onClick={leaveHost}>
        {say('house.leave')}
      </button>
    </>
  );
}

/** A table that was chosen, and what still has to be known. */
interface Chosen {
  readonly game: string;
  readonly at: 'here' | { readonly address: string };
}

/** Tables of others in the house that one may come in to: of this host, and of all that are announced now. */
export function OpenTables() {
  const { say } = useWords();
  const tables = useTables((state) => state.tables) ?? [];
  const found = useFound((state) => state.found);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const visiting = useConnection((connection) => connection.at !== null);
  useEffect(followFound, []);
  const others = tables.filter(({ mine, host }) => !host && mine.length === 0);
  if (others.length + found.length === 0 && !visiting) return null;
  return (
    <Slip title={say('house.tables')} className="open-tables">
      <Visiting />
      <ul>
        {others.map((table) => (
          <li key={table.id}>
            <OwnLine table={table} onChoose={() => setChosen({ game: table.game, at: 'here' })} />
          </li>
        ))}
        {found.map((table) => (
          <li key={`${table.address}/${table.table}`}>
            <FoundLine table={table} onChoose={() => setChosen({ game: table.game, at: { address: table.address } })} />
          </li>
        ))}
      </ul>
      {chosen && <AskCode {...chosen} onClose={() => setChosen(null)} />}
    </Slip>
  );
}

function AskCode({ game, at, onClose }: Chosen & { onClose(): void }) {
  const { say } = useWords(game);
  return <JoinSheet title={say('game.name')} at={at} onClose={onClose} />;
}

/** A table of this host: open to who has come in, else for its code. */
function OwnLine({ table, onChoose }: { readonly table: TableSummary; onChoose(): void }) {
  const { say } = useWords(table.game);
  const free = table.seats.filter(({ kind }) => kind === 'empty').length;
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  const words = [
    people.length > 0 ? people.join(', ') : say('house.here'),
    table.stage === 'lobby' ? say('house.free', { count: free }) : say(`stage.${table.stage}`),
    ...(table.locked ? [say('house.locked')] : []),
  ];
  const line = (
    <>
      <strong>{say('game.name')}</strong>
      <span className="small">{words.join(' · ')}</span>
    </>
  );
  if (table.entered) {
    return (
      <a className="table-line" href={addressOf({ screen: 'table', table: table.id })}>
        {line}
      </a>
    );
  }
  return (
    <button type="button" className="table-line" onClick={onChoose}>
      {line}
    </button>
  );
}

/** A table that another host announces. */
function FoundLine({ table, onChoose }: { readonly table: FoundTable; onChoose(): void }) {
  const { say } = useWords(table.game);
  const own = useConnection((connection) => connection.host?.version);
  const { host, free, locked, version } = table;
  const words = [
    say('house.free', { count: free }),
    ...(locked ? [say('house.locked')] : []),
    ...(own !== undefined && own !== version ? [say('house.version', { version, own })] : []),
  ];
  return (
    <button type="button" className="table-line" onClick={onChoose}>
      <strong>{say('game.name')}</strong>
      <span className="small">{[say('house.at', { host }), ...words].join(' · ')}</span>
    </button>
  );
}
