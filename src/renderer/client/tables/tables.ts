/** The host's list of tables, and the current one. */

import type { Refusal } from '#shared/engine/refusal.ts';
import type { Seated, Stage, TableSummary, TableView } from '#shared/protocol/table.ts';
import { create } from '../../stores/create.ts';
import { subscribe } from '../connection/subscribe.ts';

// This host's address for other devices, if they can reach it.

/** Host names that only this computer resolves to itself. */
const LOOPBACK_HOSTS = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The origin that works on other devices, such as `http://192.168.1.20:4747`: the one the host gives for the table,
 * else this page's. Undefined where others can't reach it.
 */
export function lanOrigin(table: Pick<TableView, 'addresses'> | null, page: Location | URL): string | undefined {
  const [address] = table?.addresses ?? [];
  if (address) return address;
  return page.protocol.startsWith('http') && !LOOPBACK_HOSTS.test(page.hostname) ? page.origin : undefined;
}

/** An address to read out, without its scheme. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

export interface AtTable {
  /** Null until the host has answered. */
  readonly table: TableView | null;
  /** There is no such table for this session. */
  readonly refused: Refusal | null;
  /** The match that has just begun and of which nothing is shown yet. */
  readonly beginning: number | null;
}

const NOWHERE: AtTable = { table: null, refused: null, beginning: null };

export const useTable = create<AtTable>(() => NOWHERE);

/** Subscribes to one table until the returned function is called. */
export function subscribeTable(id: string): () => void {
  useTable.setState(NOWHERE);
  return subscribe({
    open: (client, signal) => client.table.watch({ table: id }, { signal }),
    onValue: (table) =>
      useTable.setState(({ table: before, beginning }) => ({
        table,
        refused: null,
        beginning: before && hasBegun(before, table) ? table.match : beginning,
      })),
    onRefused: (refused) => useTable.setState({ table: null, refused }),
  });
}

/** Whoever sat here when the match began sees it from its first deal on. */
function hasBegun(before: TableView, now: TableView): boolean {
  return now.stage === 'playing' && (before.stage === 'lobby' || before.match !== now.match);
}

/** The version before the first update of a match that has just begun; undefined for late joiners. */
export function firstVersion(id: string): { readonly match: number; readonly version: number } | undefined {
  const { table, beginning } = useTable.getState();
  return table?.id === id && beginning !== null ? { match: beginning, version: -1 } : undefined;
}

/** It has begun: other viewers, or a second subscription, start from its current state. */
export function clearBeginning(): void {
  if (useTable.getState().beginning !== null) useTable.setState({ beginning: null });
}

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

// Sorts tables for somebody who comes back to the home screen.

/** A running match comes first, a finished one last. */
const STAGES: readonly Stage[] = ['playing', 'lobby', 'over'];

/**
 * Tables where this session sits, or that it hosts and are not over: the one to continue first. Where it sits comes first: a host also
 * leads tables where only others sit, such as in another window.
 */
export function tablesToContinue(tables: readonly TableSummary[]): TableSummary[] {
  const rankOf = ({ mine, stage }: TableSummary): number =>
    STAGES.indexOf(stage) - (mine.length > 0 && stage !== 'over' ? STAGES.length : 0);
  const isOwn = ({ mine, host, stage }: TableSummary): boolean => mine.length > 0 || (host && stage !== 'over');
  return tables.filter(isOwn).toSorted((a, b) => rankOf(a) - rankOf(b));
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
export const useTables = create<{ readonly tables: readonly TableSummary[] | null }>(() => ({ tables: null }));

/** Subscribes to the list until the returned function is called. */
export function subscribeTables(): () => void {
  return subscribe({
    open: (client, signal) => client.tables.watch({}, { signal }),
    onValue: (tables) => useTables.setState({ tables }),
  });
}
