/** Tables for what is to be played next, by who sits at the host's computer, leads its room, or may open tables there. */
import type { NextGameRequest } from '#shared/protocol/room.ts';
import { type Answer, callHost, tryCall } from '../connection/call-host.ts';
import { showToast } from '../connection/refusals.ts';
import { useSettings } from '../device/settings.ts';
import { meIn, useRoom } from './room.ts';

/** The host's reason while a match is played at the room's table. */
const MATCH_RUNNING = 'match-running';

/** What a new table is to be like; `deal`: the code of a deal, which says the rest. */
type NewTableOptions = Pick<NextGameRequest, 'game' | 'seats' | 'options'> & { readonly deal?: string };

/** A table, and whether it is the room's. */
interface OpenedTable {
  readonly table: string;
  readonly room: boolean;
}

/** A table at which nobody sits yet: the room's, or one beside it. */
export function openTable(wish: NewTableOptions): Promise<OpenedTable | undefined> {
  return inRoomOrBeside(wish, () => tryCall((client) => client.tables.open({ ...wish, room: true })));
}

/** What came of wanting to play: the table, or that another name must be found first. */
type PlayNowResult = { readonly table: string } | 'name-taken';

/**
 * To a first card at once: by the name of last time, at as many seats as are usual, with bots of the last level. Nothing
 * if refused, which is said.
 */
export async function playNow(game: string): Promise<PlayNowResult | undefined> {
  const called = await takeName();
  if (called !== 'called') return called;
  const laid = await inRoomOrBeside({ game }, () => tryCall((client) => client.room.play({ game, deal: true })));
  if (laid && !laid.room) await dealAt(laid.table, game, useSettings.getState().name);
  return laid && { table: laid.table };
}

/** Who leads the room has a name in it before they play: the one of last time, and its mark while that is free. */
async function takeName(): Promise<'called' | 'name-taken' | undefined> {
  const { name, mark } = useSettings.getState();
  const { room } = useRoom.getState();
  if (!room?.leads || meIn(room)?.name) return 'called';
  const marked = await tryCall((client) => client.room.call({ name, ...(mark && { mark }) }));
  const isMarkTaken = 'refused' in marked && marked.refused?.reason === 'mark-taken';
  const answer = isMarkTaken ? await tryCall((client) => client.room.call({ name })) : marked;
  if ('value' in answer) return 'called';
  if (answer.refused) showToast(answer.refused);
  return answer.refused?.reason === 'name-taken' ? 'name-taken' : undefined;
}

/** Beside the room, where a match is played at its table, or one leads nothing. Nothing if refused, which is said. */
async function inRoomOrBeside(
  wish: NewTableOptions,
  ask: () => Promise<Answer<{ readonly table: string }>>,
): Promise<OpenedTable | undefined> {
  if (useRoom.getState().room?.leads) {
    const answer = await ask();
    if ('value' in answer) return { table: answer.value.table, room: true };
    if (answer.refused?.reason !== MATCH_RUNNING) {
      if (answer.refused) showToast(answer.refused);
      return undefined;
    }
  }
  const opened = await callHost((client) => client.tables.open(wish));
  return opened && { table: opened.table, room: false };
}

/** Beside the room nobody sits down by themselves. */
async function dealAt(table: string, game: string, name: string): Promise<void> {
  const offers = await callHost((client) => client.room.games({}));
  const offer = offers?.find((one) => one.game === game);
  if (!offer) return;
  const { seats, last } = offer;
  await callHost((client) => client.table.setSeats({ table, seats: seats.usual }));
  await callHost((client) => client.table.sit({ table, seat: 0, name }));
  for (let seat = 1; seat < seats.usual; seat++) {
    await callHost((client) => client.table.seatBot({ table, seat, level: last.level }));
  }
  await callHost((client) => client.table.start({ table }));
}
