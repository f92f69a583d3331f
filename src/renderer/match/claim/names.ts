import type { TableView } from '#shared/protocol/table.ts';
import { LANGUAGE } from '#shared/words/en/language.ts';
import { bidiIsolated } from '../../words/isolated.ts';

/** Who sits on these seats, in one breath. */
export function namesOnSeats({ seats }: Pick<TableView, 'seats'>, on: readonly number[]): string {
  const names = on.flatMap((seat) => {
    const who = seats[seat];
    return who && who.kind !== 'empty' ? who.name : [];
  });
  return new Intl.ListFormat(LANGUAGE).format(names.map(bidiIsolated));
}
