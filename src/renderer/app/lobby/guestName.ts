import type { Seat } from '#shared/engine/rules.ts';
import { freeName } from '#shared/protocol/names.ts';
import type { TableView } from '#shared/protocol/table.ts';
import type { Say } from '../../words/say.ts';

/** Who says no name is a guest, with a number beside other guests. `own`: the seat they leave for another. */
export function guestName({ seats }: Pick<TableView, 'seats'>, own: Seat | undefined, say: Say): string {
  const others = seats.flatMap((who, seat) => (who.kind === 'person' && seat !== own ? who.name : []));
  return freeName(say('lobby.name.standard'), others);
}
