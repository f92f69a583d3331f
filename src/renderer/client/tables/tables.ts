/** The host's list of tables. */
import { create } from 'zustand';
import type { Seated, Stage, TableSummary } from '#shared/protocol/table.ts';
import { subscribe } from '../connection/subscribe.ts';

// Sorts tables for somebody looking for a seat: with free seats, then running, then full.

/** The list entry of a table, of any host. */
export interface ListedTable {
  readonly stage: Stage;
  readonly locked: boolean;
  readonly free: number;
  /** Seats held by bots, which make room before a match. */
  readonly bots: number;
}

/** Number of seats of each kind. */
export function seatsIn(seats: readonly Seated[]): Pick<ListedTable, 'free' | 'bots'> {
  const count = (kind: Seated['kind']): number => seats.filter((who) => who.kind === kind).length;
  return { free: count('empty'), bots: count('bot') };
}

/** Sorts tables stably by that order. */
export function sortTables<Table>(tables: readonly Table[], listed: (table: Table) => ListedTable): Table[] {
  return tables.toSorted((a, b) => rank(listed(a)) - rank(listed(b)));
}

function rank({ stage, locked, free, bots }: ListedTable): number {
  if (stage === 'lobby' && !locked && free + bots > 0) return free > 0 ? 0 : 1;
  if (stage === 'playing') return 2;
  return stage === 'lobby' ? 3 : 4;
}

// Tables where this device plays against bots alone; one of each game is enough.

/** A game's tables in order of creation. Practice from a record is excluded, since it continues another match. */
function againstBots(tables: readonly TableSummary[], game: string): TableSummary[] {
  return tables.filter(
    (table) =>
      table.game === game &&
      table.host &&
      !table.practice &&
      table.mine.length === 1 &&
      table.seats.every(({ kind }, seat) => kind === 'bot' || table.mine.includes(seat)),
  );
}

/** The running one, which is resumed before another is started. */
export function unfinishedBotTable(tables: readonly TableSummary[], game: string): TableSummary | undefined {
  return againstBots(tables, game).findLast(({ stage }) => stage === 'playing');
}

/** Finished ones: the match is in the records, and the table makes room for the next. */
export function finishedBotTables(tables: readonly TableSummary[], game: string): TableSummary[] {
  return againstBots(tables, game).filter(({ stage }) => stage === 'over');
}

/** Null until the host has answered. */
export const useTables = create<{ readonly tables: readonly TableSummary[] | null }>()(() => ({ tables: null }));

/** Subscribes to the list until the returned function is called. */
export function subscribeTables(): () => void {
  return subscribe({
    open: (client, signal) => client.tables.watch({}, { signal }),
    onValue: (tables) => useTables.setState({ tables }),
  });
}
