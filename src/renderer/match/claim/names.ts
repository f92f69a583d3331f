import type { TableView } from '#shared/protocol/table.ts';
import { isolated } from '../../words/isolated.ts';

/** Who sits on these seats, in one breath. */
export function namesOn({ seats }: Pick<TableView, 'seats'>, on: readonly number[], language: string): string {
  const names = on.flatMap((seat) => {
    const who = seats[seat];
    return who && who.kind !== 'empty' ? who.name : [];
  });
  return new Intl.ListFormat(language).format(names.map(isolated));
}
