/** Tables in the order in which somebody looks for a seat: those with room, those that are played at, those without. */
import type { Seated, Stage } from '#shared/protocol/table.ts';

/** What is known of every table in a list, whoever's host it is at. */
export interface ListedTable {
  readonly stage: Stage;
  readonly locked: boolean;
  readonly free: number;
  /** Seats that bots hold: before a match they make room. */
  readonly bots: number;
}

/** How many seats of each kind there are. */
export function seatsIn(seats: readonly Seated[]): Pick<ListedTable, 'free' | 'bots'> {
  const count = (kind: Seated['kind']): number => seats.filter((who) => who.kind === kind).length;
  return { free: count('empty'), bots: count('bot') };
}

/** The tables in this order; those alike stay as they were. */
export function sortTables<Table>(tables: readonly Table[], listed: (table: Table) => ListedTable): Table[] {
  return tables.toSorted((a, b) => rank(listed(a)) - rank(listed(b)));
}

function rank({ stage, locked, free, bots }: ListedTable): number {
  if (stage === 'lobby' && !locked && free + bots > 0) return free > 0 ? 0 : 1;
  if (stage === 'playing') return 2;
  return stage === 'lobby' ? 3 : 4;
}
