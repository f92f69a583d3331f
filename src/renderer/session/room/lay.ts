/** Tables for what is to be played next, by who sits at the host's computer or leads its room. */
import type { PlayWish } from '#shared/protocol/room.ts';
import { type Answer, attempt, callHost } from '../line/callHost.ts';
import { notify } from '../line/notice.ts';
import { useRoom } from './room.ts';

/** The host's reason while a match is played at the room's table. */
const PLAYED_AT = 'match-running';

/** The room's next table; a table beside it, where others play at that one, or one leads nothing. Its id, if all went well. */
export async function layTable(wish: PlayWish): Promise<string | undefined> {
  if (useRoom.getState().room?.leads) {
    const answer = await attempt((client) => client.room.play(wish));
    if ('value' in answer) return answer.value.table;
    if (answer.refused?.reason !== PLAYED_AT) return said(answer);
  }
  const { game, seats, options } = wish;
  const opened = await callHost((client) =>
    client.tables.open({ game, ...(seats && { seats }), ...(options && { options }) }),
  );
  return opened?.table;
}

function said({ refused }: Exclude<Answer<unknown>, { value: unknown }>): undefined {
  if (refused) notify(refused);
}
