import { useEffect, useState } from 'react';
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { leaveHost, useConnection } from '../../client/connection/connection.ts';
import { subscribeLanTables, useLanTables } from '../../client/tables/join.ts';
import { type ListedTable, seatsIn, sortTables, useTables } from '../../client/tables/tables.ts';
import { useWords, useWordsOf } from '../../games/use-words.ts';
import { nameList, tableNameOf } from '../../i18n/names.ts';
import type { Say } from '../../i18n/say.ts';
import { addressOf } from '../../ui/route.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { HostKeyTrust } from '../page/CompareHostKey.tsx';
import { JoinSheet } from './JoinSheet.tsx';

/** The other host the user is visiting, and the way back. */
function VisitedHost() {
  const { say } = useWords();
  const { at, host } = useConnection();
  if (at === null) return null;
  return (
    <>
      <p>{say('tables.visiting', { host: host?.name ?? at })}</p>
      <HostKeyTrust />
      <button type="button" onClick={leaveHost}>
        {say('tables.leave')}
      </button>
    </>
  );
}

/** The chosen table, and what is still needed to join it. */
interface Chosen {
  readonly game: string;
  readonly at: 'here' | { readonly address: string };
}

/** Tables on the network that the user may join: of this host and of every advertised one. */
export function OpenTables() {
  const { say } = useWords();
  const tables = useTables((state) => state.tables) ?? [];
  const found = useLanTables((state) => state.found);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isOpen, setOpen] = useState(false);
  const visiting = useConnection((connection) => connection.at !== null);
  useEffect(subscribeLanTables, []);
  const others = tables.filter(({ mine, host }) => !host && mine.length === 0);
  if (others.length + found.length === 0 && !visiting) return null;
  const lines = sortTables<Line>([...others.map(ownLine), ...found.map(foundLine)], ({ listed }) => listed);
  const list = (
    <ul>
      {lines.map(({ key, own, found }) => (
        <li key={key}>
          {own && <OwnLine table={own} onChoose={() => setChosen({ game: own.game, at: 'here' })} />}
          {found && (
            <FoundLine table={found} onChoose={() => setChosen({ game: found.game, at: { address: found.address } })} />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Slip title={say('tables.title')} className="open-tables">
      <VisitedHost />
      {lines.length > 1 ? <AllTables lines={lines} onOpen={() => setOpen(true)} /> : list}
      {isOpen && (
        <Sheet title={say('tables.title')} onClose={() => setOpen(false)} closeLabel={say('sheet.close')}>
          {list}
        </Sheet>
      )}
      {chosen && <AskCode {...chosen} onClose={() => setChosen(null)} />}
    </Slip>
  );
}

/** Several tables as one thing to press, so that home shows few. */
function AllTables({ lines, onOpen }: { readonly lines: readonly Line[]; onOpen(): void }) {
  const { say } = useWords();
  const wordsOf = useWordsOf();
  const games = [...new Set(lines.map(({ game }) => game))];
  return (
    <button type="button" className="table-line" onClick={onOpen}>
      <strong>{say('tables.all', { count: lines.length })}</strong>
      <span className="small">{nameList(games.map((game) => wordsOf(game).say('game.name')))}</span>
    </button>
  );
}

/** A table of this host, or one that another host advertises. */
interface Line {
  readonly key: string;
  readonly game: string;
  readonly listed: ListedTable;
  readonly own?: TableSummary;
  readonly found?: DiscoveredTable;
}

function ownLine(own: TableSummary): Line {
  return { key: own.id, game: own.game, listed: { ...own, ...seatsIn(own.seats) }, own };
}

function foundLine(found: DiscoveredTable): Line {
  return { key: `${found.address}/${found.table}`, game: found.game, listed: found, found };
}

/** Whether there is a free seat, or how far the match is. */
function howItStands({ stage, free, bots, locked }: ListedTable, say: Say): string[] {
  const room = free === 0 && bots > 0 ? say('tables.bots', { count: bots }) : say('tables.free', { count: free });
  return [stage === 'lobby' ? room : say(`stage.${stage}`), ...(locked ? [say('tables.locked')] : [])];
}

function AskCode({ game, at, onClose }: Chosen & { onClose(): void }) {
  const { say } = useWords(game);
  return <JoinSheet title={say('game.name')} at={at} onClose={onClose} />;
}

/** A table of this host: open to whoever has joined, else by its code. */
function OwnLine({ table, onChoose }: { readonly table: TableSummary; onChoose(): void }) {
  const { say } = useWords(table.game);
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.name] : []));
  const words = [
    people.length > 0 ? nameList(people) : say('tables.here'),
    ...howItStands({ ...table, ...seatsIn(table.seats) }, say),
  ];
  const line = (
    <>
      <strong>{tableNameOf(table, say) || say('game.name')}</strong>
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

/** A table advertised by another host. */
function FoundLine({ table, onChoose }: { readonly table: DiscoveredTable; onChoose(): void }) {
  const { say } = useWords(table.game);
  const own = useConnection((connection) => connection.host?.version);
  const { host, people, version } = table;
  const words = [
    ...(people.length > 0 ? [nameList(people)] : []),
    ...howItStands(table, say),
    say('tables.at', { host }),
    ...(own !== undefined && own !== version ? [say('tables.version', { version, own })] : []),
  ];
  return (
    <button type="button" className="table-line" onClick={onChoose}>
      <strong>{tableNameOf(table, say) || say('game.name')}</strong>
      <span className="small">{words.join(' · ')}</span>
    </button>
  );
}
