import type { Seat } from '#shared/engine/rules.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../words/say.ts';

/** What who plays with this gamepad (from 0) is called. */
export function padName(pad: number, say: Say): string {
  return say('pad.name', { pad: pad + 1 });
}

/** The seat at this window that a gamepad holds: it sits there under its own name. */
export function seatOfPad({ mine, seats }: Pick<TableView, 'mine' | 'seats'>, pad: number, say: Say): Seat | undefined {
  return mine.find((seat) => {
    const who = seats[seat];
    return who?.kind === 'person' && who.name === padName(pad, say);
  });
}

/** A browser tells of no more. */
const PADS = [0, 1, 2, 3];

/** The gamepad that holds this seat, connected or not. */
export function padOfSeat(table: Pick<TableView, 'mine' | 'seats'>, seat: Seat, say: Say): number | undefined {
  return PADS.find((pad) => seatOfPad(table, pad, say) === seat);
}
