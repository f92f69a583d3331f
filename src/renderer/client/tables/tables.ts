/** The host's tables, as they are now. */
import { create } from 'zustand';
import type { Seated, Stage, TableSummary } from '#shared/protocol/table.ts';
import { subscribe } from '../connection/subscribe.ts';

/** Tables in the order in which somebody looks for a seat: those with room, those that are played at, those without. */
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

/** Tables where this device plays against bots alone: of each game one is enough, whoever comes and goes. */
/** Those of a game, in the order in which they were laid. A match for practice is none: it is the end of another one. */
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

/** The one that is being played: it is gone on with, before another one is begun. */
export function unfinishedBotTable(tables: readonly TableSummary[], game: string): TableSummary | undefined {
  return againstBots(tables, game).findLast(({ stage }) => stage === 'playing');
}

/** Those whose match is over: it lies among the records, and the table makes room for the next one. */
export function finishedBotTables(tables: readonly TableSummary[], game: string): TableSummary[] {
  return againstBots(tables, game).filter(({ stage }) => stage === 'over');
}

/** Null until the host has told. */
export const useTables = create<{ readonly tables: readonly TableSummary[] | null }>()(() => ({ tables: null }));

/** Follows the list until the returned function is called. */
export function subscribeTables(): () => void {
  return subscribe({
    open: (client, signal) => client.tables.watch({}, { signal }),
    onValue: (tables) => useTables.setState({ tables }),
  });
}
