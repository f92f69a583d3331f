import type { ScreenContent } from '#shared/protocol/evening.ts';
import { callHost } from '../session/line/callHost.ts';
import { useRoom } from '../session/room/room.ts';
import type { Say } from '../words/say.ts';

/** Turns every television of the room to the desk, to four tables, or to one; nothing where the room has none. */
export function ShowOnTvs({ what, say }: { readonly what: ScreenContent; readonly say: Say }) {
  const screens = useRoom(({ room }) => room?.screens ?? 0);
  if (screens === 0) return null;
  return (
    <button type="button" onClick={() => void callHost((client) => client.evening.show({ what }))}>
      {say(typeof what === 'number' ? 'desk.show.table' : `desk.show.${what}`)}
    </button>
  );
}

/** The two that show more than one table. */
export function ShowAllOnTvs({ say }: { readonly say: Say }) {
  return (
    <div className="choices">
      <ShowOnTvs what="desk" say={say} />
      <ShowOnTvs what="four" say={say} />
    </div>
  );
}
