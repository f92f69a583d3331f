import { useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../words/say.ts';

interface Props {
  readonly table: TableView;
  readonly say: Say;
  onLog(): void;
}

const READ = 'panno-verde.stood-in';

/** What a bot did while one was away: said once, until it is read. */
export function StoodIn({ table, say, onLog }: Props) {
  const who = table.seats[table.mine[0] ?? -1];
  const count = who?.kind === 'person' ? who.stoodIn : 0;
  const match = `${table.id}/${table.match}`;
  const [read, setRead] = useState(() => readUpTo(match));
  if (who?.kind !== 'person' || count <= read) return null;
  const done = (): void => {
    localStorage.setItem(READ, `${match}/${count}`);
    setRead(count);
  };
  return (
    <div className="slip stood-in" role="status">
      <p>{say('hand.stood-in', { count: count - read })}</p>
      {who.standIn && <p>{say('hand.plays-for-you')}</p>}
      <div className="choices">
        <button
          type="button"
          onClick={() => {
            done();
            onLog();
          }}
        >
          {say('hand.stood-in.log')}
        </button>
        <button type="button" className="brass" onClick={done}>
          {say('hand.stood-in.read')}
        </button>
      </div>
    </div>
  );
}

/** How many of a bot's moves in this match were told already, on this device. */
function readUpTo(match: string): number {
  const [, count = '0'] = (localStorage.getItem(READ) ?? '').split(`${match}/`);
  return Number(count) || 0;
}
