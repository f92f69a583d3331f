import type { Seat } from '#shared/engine/rules.ts';
import { freeName } from '#shared/protocol/alike.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../words/say.ts';

/**
 * Who says no name is a guest, with a number beside other guests: those at the table, and those in the room it is one
 * of, where nobody else may be called so. `own`: the seat they leave for another.
 */
export function guestName(
  { seats, room: isOfRoom }: Pick<TableView, 'seats' | 'room'>,
  own: Seat | undefined,
  room: Pick<RoomView, 'people' | 'me'> | null,
  say: Say,
): string {
  const sitting = seats.flatMap((who, seat) => (who.kind === 'person' && seat !== own ? who.name : []));
  const around = (isOfRoom && room?.people) || [];
  const others = around.flatMap(({ id, name }) => (id === room?.me ? [] : name));
  return freeName(say('lobby.name.standard'), [...sitting, ...others]);
}
