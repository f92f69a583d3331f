import type { RoomView } from '#shared/protocol/room.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { callHost } from '../client/connection/call-host.ts';
import { meIn } from '../client/room/room.ts';
import { bidiIsolated } from '../i18n/names.ts';
import type { Message, Say } from '../i18n/say.ts';

interface Props {
  readonly room: RoomView;
  readonly table: TableView;
  readonly say: Say;
}

/** The possible seat request: for a seat, or to withdraw it. Undefined for a player. */
export function seatRequestAt(room: RoomView, table: TableView): 'sit' | 'rise' | undefined {
  const me = meIn(room);
  const has = table.mine.length > 0 || me?.waits != null || isNextForSeat(table, me?.name);
  if (has && table.stage !== 'lobby' && table.mine.length > 0) return undefined;
  return has ? 'rise' : 'sit';
}

/** One press takes any free seat or queues for one; another withdraws. */
export function SeatRequest({ room, table, say }: Props) {
  const request = seatRequestAt(room, table);
  if (!request) return null;
  return request === 'rise' ? (
    <button type="button" onClick={() => void callHost((client) => client.room.rise({}))}>
      {say(table.mine.length > 0 ? 'seat.stand' : 'room.rise')}
    </button>
  ) : (
    <button
      type="button"
      className={room.leads && table.stage === 'lobby' ? undefined : 'brass'}
      onClick={() => void callHost((client) => client.room.sit({}))}
    >
      {say('room.sit')}
    </button>
  );
}

/** What a viewer without a seat waits for; undefined if they don't. */
export function waitOf(room: RoomView, { heirs, seats }: TableView): Message | undefined {
  const me = meIn(room);
  const heir = heirs.find(({ name }) => name === me?.name);
  const bot = heir && seats[heir.seat];
  if (bot && bot.kind !== 'empty') return { key: 'room.next-host', params: { name: bidiIsolated(bot.name) } };
  return me?.waits == null ? undefined : { key: 'room.queue', params: { place: me.waits } };
}

function isNextForSeat({ heirs }: TableView, name: string | undefined): boolean {
  return heirs.some((heir) => heir.name === name);
}
