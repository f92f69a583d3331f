import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../words/say.ts';

/** What who plays with this gamepad (from 0) is called. */
export function gamepadPlayerName(pad: number, say: Say): string {
  return say('pad.name', { pad: pad + 1 });
}

/** The seat at this window that a gamepad holds. */
export function seatOfGamepad(table: Pick<TableView, 'mine' | 'seats'>, pad: number): Seat | undefined {
  return table.mine.find((seat) => gamepadOfSeat(table, seat) === pad);
}

/** The gamepad that holds this seat, connected or not. */
export function gamepadOfSeat({ seats }: Pick<TableView, 'seats'>, seat: Seat): number | undefined {
  const who = seats[seat];
  return who?.kind === 'person' ? who.pad : undefined;
}
