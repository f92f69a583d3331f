import { useState } from 'react';
import type { TableSummary, TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../session/line/callHost.ts';
import { sayOfEnding } from './sentences.ts';

interface Props {
  readonly table: Pick<TableSummary, 'id' | 'mine' | 'seats'> & Ended;
  /** One of the room's: then it may end for another game. */
  readonly ofRoom: boolean;
  /** It has ended, or the others are asked. */
  onDone?(): void;
}

type Ended = Pick<TableSummary, 'host' | 'stage' | 'called'> & Partial<Pick<TableView, 'ending'>>;

/** Who leads ends a match that is played, unless the others are being asked. At an evening's tables that is its desk's. */
export function mayEnd({ host, stage, called, ending }: Ended): boolean {
  return host && stage === 'playing' && called?.key !== 'called.desk' && !ending;
}

/** For who leads while a match is played: ends it, with one question before. */
export function EndMatch({ table, ofRoom, onDone }: Props) {
  const [asking, ask] = useState<'end' | 'another'>();
  if (!mayEnd(table)) return null;
  const end = async (): Promise<void> => {
    const another = asking === 'another';
    ask(undefined);
    if (await callHost((client) => client.table.breakOff({ table: table.id, another }))) onDone?.();
  };
  if (!asking) {
    return (
      <>
        <button type="button" onClick={() => ask('end')}>
          {sayOfEnding('ending.end')}
        </button>
        {ofRoom && (
          <button type="button" onClick={() => ask('another')}>
            {sayOfEnding('ending.another')}
          </button>
        )}
      </>
    );
  }
  return (
    <div className="confirm">
      <p>{sayOfEnding(isAnybodyAsked(table) ? 'ending.sure.ask' : 'ending.sure')}</p>
      <div className="choices">
        <button type="button" className="danger" onClick={() => void end()}>
          {sayOfEnding(`ending.${asking}`)}
        </button>
        <button type="button" onClick={() => ask(undefined)}>
          {sayOfEnding('ending.not')}
        </button>
      </div>
    </div>
  );
}

/** Somebody else plays here and is there. */
function isAnybodyAsked({ seats, mine }: Pick<TableSummary, 'seats' | 'mine'>): boolean {
  return seats.some((who, seat) => who.kind === 'person' && who.here && !mine.includes(seat));
}
