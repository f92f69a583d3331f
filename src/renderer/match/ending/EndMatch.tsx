import { useState } from 'react';
import type { RoomView } from '#shared/protocol/room.ts';
import type { TableSummary, TableView } from '#shared/protocol/table.ts';
import { callHost } from '../../client/connection/call-host.ts';
import { nameList } from '../../i18n/names.ts';
import { Slip } from '../../ui/Slip.tsx';
import { sayOfEnding } from './sentences.ts';

/** Tells whether a suspended match may resume at the room's table now. */
export function mayTakeUp({ evening, table }: Pick<RoomView, 'evening' | 'table'>): boolean {
  return evening !== 'rounds' && table?.stage !== 'playing';
}

/** Lists the matches suspended for an evening: the room host resumes or ends one, and its players see where it is. */
export function SetAsideMatches({ room }: { readonly room: RoomView }) {
  const shown = room.aside.filter(({ mine }) => room.leads || mine.length > 0);
  const isFree = mayTakeUp(room);
  return shown.map((table) => (
    <Slip key={table.id} title={sayOfEnding('set-aside.title')} className="aside-match">
      <p>{sayOfEnding('set-aside.about', { names: namesAt(table) })}</p>
      {!isFree && <p className="small">{sayOfEnding('set-aside.later')}</p>}
      {room.leads && (
        <div className="choices">
          {isFree && (
            <button type="button" onClick={() => void callHost((client) => client.room.takeUp({ table: table.id }))}>
              {sayOfEnding('set-aside.go-on')}
            </button>
          )}
          <EndMatch table={table} ofRoom={false} />
        </div>
      )}
    </Slip>
  ));
}

function namesAt({ seats }: TableSummary): string {
  return nameList(seats.flatMap((who) => (who.kind === 'person' ? who.name : [])));
}

interface Props {
  readonly table: Pick<TableSummary, 'id' | 'mine' | 'seats'> & Ended;
  /** The table belongs to the room, so ending it may start another game. */
  readonly ofRoom: boolean;
  /** Called once the match has ended or the others have been asked. */
  onDone?(): void;
}

type Ended = Pick<TableSummary, 'host' | 'stage' | 'called'> & Partial<Pick<TableView, 'ending'>>;

/**
 * Tells whether the viewer may end a running match: the room host, unless the others are being asked. At an evening's
 * tables the desk decides.
 */
export function mayEnd({ host, stage, called, ending }: Ended): boolean {
  return host && stage === 'playing' && called?.key !== 'called.desk' && !ending;
}

/** Lets the room host end a running match after one confirmation. */
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

/** Tells whether another person plays here and is present. */
function isAnybodyAsked({ seats, mine }: Pick<TableSummary, 'seats' | 'mine'>): boolean {
  return seats.some((who, seat) => who.kind === 'person' && who.here && !mine.includes(seat));
}
