import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { useSettings } from '../../session/device/settings.ts';
import { gamepadOfSeat } from '../curtain/padSeats.ts';

/** The seat of whose window it is, among those that sit at it: the one under their name, else the first without a gamepad. */
export function ownSeat(table: Pick<TableView, 'mine' | 'seats'>): Seat | undefined {
  const { name } = useSettings.getState();
  const byHand = table.mine.filter((seat) => gamepadOfSeat(table, seat) === undefined);
  const named = byHand.find((seat) => {
    const who = table.seats[seat];
    return who?.kind === 'person' && who.name === name;
  });
  return named ?? byHand[0];
}
