/** The table that stands now, for what is laid over it: where things on it are seen, and the end of all flights. */
import type { TableHandle } from '../../table/api.ts';

type Standing = Pick<TableHandle, 'project' | 'skip'>;

let table: () => Standing | null = () => null;

/** Asked anew each time: the table comes a moment after its page. */
export function projectWith(standing: () => Standing | null): void {
  table = standing;
}

/** Where a card (its key), a zone (its id) or a plate (`plate:2`) is seen, in CSS pixels; nothing without a table. */
export const projected: TableHandle['project'] = (id) => table()?.project(id);

/** Whatever flies is there at once: somebody has seen enough. */
export function endFlights(): void {
  table()?.skip();
}
