/** The current table: its seats, settings and stage. */
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { subscribe } from '../connection/subscribe.ts';

// This host's address for other devices, if they can reach it.

/** Host names that only this computer resolves to itself. */
const LOOPBACK_HOSTS = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The origin that works on other devices, such as `http://192.168.1.20:4747`: the one the host gives for the table,
 * else this page's. Undefined where others can't reach it.
 */
export function lanOrigin(table: Pick<TableView, 'addresses'> | null, page: Location | URL): string | undefined {
  const [told] = table?.addresses ?? [];
  if (told) return told;
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

export const useTable = create<AtTable>()(() => NOWHERE);

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
