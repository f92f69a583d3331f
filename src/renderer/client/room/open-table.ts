/** Opens tables for the next game, by whoever sits at the host computer, is the room host, or may open tables there. */
import type { Level } from '#shared/engine/bot.ts';
import type { NextGameRequest } from '#shared/protocol/room.ts';
import { type Answer, callHost, tryCall } from '../connection/call-host.ts';
import { showToast } from '../connection/refusals.ts';
import { useSettings } from '../device/settings.ts';
import { meIn, useRoom } from './room.ts';

/** The host's reason while a match runs at the room's table. */
const MATCH_RUNNING = 'match-running';

/** The settings of a new table; `deal`: a deal's code, which implies the rest. */
type NewTableOptions = Pick<NextGameRequest, 'game' | 'seats' | 'options'> & { readonly deal?: string };

/** A table, and whether it is the room's. */
interface OpenedTable {
  readonly table: string;
  readonly room: boolean;
}

/** Opens an empty table: the room's, or one beside it. */
export function openTable(request: NewTableOptions): Promise<OpenedTable | undefined> {
  return inRoomOrBeside(request, () => tryCall((client) => client.tables.open({ ...request, room: true })));
}

/** The result of quick play: the table, or the need for another name. */
type PlayNowResult = { readonly table: string } | 'name-taken';

/**
 * Starts a game at once: last name, usual number of seats, bots of this level. Undefined if refused, which is shown.
 */
export async function playNow(game: string, level: Level | undefined): Promise<PlayNowResult | undefined> {
  const called = await takeName();
  if (called !== 'called') return called;
  const opened = await inRoomOrBeside({ game }, () =>
    tryCall((client) => client.room.play({ game, deal: true, ...(level && { level }) })),
  );
  if (opened && !opened.room) await dealAt(opened.table, game, useSettings.getState().name, level);
  return opened && { table: opened.table };
}

/** The room host needs a name there before playing: the last one, with its avatar while that is free. */
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

/**
 * Opens a table beside the room's where that is in use or the user is not the room host. Undefined if refused, which is
 * shown.
 */
async function inRoomOrBeside(
  request: NewTableOptions,
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
  const opened = await callHost((client) => client.tables.open(request));
  return opened && { table: opened.table, room: false };
}

/** Beside the room's table nobody is seated automatically. */
async function dealAt(table: string, game: string, name: string, level: Level | undefined): Promise<void> {
  const offers = await callHost((client) => client.room.games({}));
  const offer = offers?.find((one) => one.game === game);
  if (!offer) return;
  const { seats, last } = offer;
  await callHost((client) => client.table.setSeats({ table, seats: seats.usual }));
  await callHost((client) => client.table.sit({ table, seat: 0, name }));
  for (let seat = 1; seat < seats.usual; seat++) {
    await callHost((client) => client.table.seatBot({ table, seat, level: level ?? last.level }));
  }
  await callHost((client) => client.table.start({ table }));
}
