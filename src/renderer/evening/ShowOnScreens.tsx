import type { OnScreen } from '#shared/protocol/evening.ts';
import { callHost } from '../session/line/callHost.ts';
import { useRoom } from '../session/room/room.ts';
import type { Say } from '../words/say.ts';

/** Turns every television of the room to the desk, to four tables, or to one; nothing where the room has none. */
export function ShowOnScreens({ what, say }: { readonly what: OnScreen; readonly say: Say }) {
  const screens = useRoom(({ room }) => room?.screens ?? 0);
  if (screens === 0) return null;
  return (
    <button type="button" onClick={() => void callHost((client) => client.evening.show({ what }))}>
      {say(typeof what === 'number' ? 'desk.show.table' : `desk.show.${what}`)}
    </button>
  );
}

/** The two that show more than one table. */
export function ShowAllOnScreens({ say }: { readonly say: Say }) {
  return (
    <div className="choices">
      <ShowOnScreens what="desk" say={say} />
      <ShowOnScreens what="four" say={say} />
    </div>
  );
}
