import type { Seat } from '#shared/engine/rules.ts';
import { freeName } from '#shared/protocol/name-similarity.ts';
import type { RoomView } from '#shared/protocol/room.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { useSettings } from '../../client/device/settings.ts';
import type { Say } from '../../i18n/say.ts';
import { gamepadOfSeat } from '../hot-seat/gamepad-seats.ts';

/** The window owner's seat: the one under their name, else the first without a gamepad. */
export function ownSeat(table: Pick<TableView, 'mine' | 'seats'>): Seat | undefined {
  const { name } = useSettings.getState();
  const byHand = table.mine.filter((seat) => gamepadOfSeat(table, seat) === undefined);
  const named = byHand.find((seat) => {
    const who = table.seats[seat];
    return who?.kind === 'person' && who.name === name;
  });
  return named ?? byHand[0];
}

/**
 * A name for a nameless guest, numbered apart from other guests at the table and in its room, where names are unique.
 * `own`: the seat they leave for another.
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
