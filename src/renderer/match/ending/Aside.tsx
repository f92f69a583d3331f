import type { RoomView } from '#shared/protocol/room.ts';
import type { TableSummary } from '#shared/protocol/table.ts';
import { Slip } from '../../paper/Slip.tsx';
import { callHost } from '../../session/line/callHost.ts';
import { bidiIsolated } from '../../words/isolated.ts';
import { EndMatch } from './EndMatch.tsx';
import { sayOfEnding } from './sentences.ts';

/** A match that was set aside may go on at the room's table now. */
export function mayTakeUp({ evening, table }: Pick<RoomView, 'evening' | 'table'>): boolean {
  return evening !== 'rounds' && table?.stage !== 'playing';
}

/** Matches that were set aside for an evening: who leads goes on with one or ends it, and who was in it knows where it is. */
export function SetAsideMatches({ room }: { readonly room: RoomView }) {
  const shown = room.aside.filter(({ mine }) => room.leads || mine.length > 0);
  const isFree = mayTakeUp(room);
  return shown.map((table) => (
    <Slip key={table.id} title={sayOfEnding('aside.title')} className="aside-match">
      <p>{sayOfEnding('aside.about', { names: namesAt(table) })}</p>
      {!isFree && <p className="small">{sayOfEnding('aside.later')}</p>}
      {room.leads && (
        <div className="choices">
          {isFree && (
            <button type="button" onClick={() => void callHost((client) => client.room.takeUp({ table: table.id }))}>
              {sayOfEnding('aside.go-on')}
            </button>
          )}
          <EndMatch table={table} ofRoom={false} />
        </div>
      )}
    </Slip>
  ));
}

function namesAt({ seats }: TableSummary): string {
  return seats.flatMap((who) => (who.kind === 'person' ? bidiIsolated(who.name) : [])).join(', ');
}
