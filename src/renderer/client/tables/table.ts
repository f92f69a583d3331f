/** The table one is at: who sits where, what is chosen, how far it has come. */
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { subscribe } from '../connection/subscribe.ts';

/** Where other devices find this host, if they can reach it at all. */
/** The hosts by which only this computer knows itself. */
const LOOPBACK_HOSTS = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The beginning of an address that works on other devices, as `http://192.168.1.20:4747`: what the host says of the
 * table one is at, else the one this page came from. Nothing where others can't reach it.
 */
export function lanOrigin(table: Pick<TableView, 'addresses'> | null, page: Location | URL): string | undefined {
  const [told] = table?.addresses ?? [];
  if (told) return told;
  return page.protocol.startsWith('http') && !LOOPBACK_HOSTS.test(page.hostname) ? page.origin : undefined;
}

/** An address as one reads it out: what stands before the host goes without saying. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

export interface AtTable {
  /** Null until the host has told. */
  readonly table: TableView | null;
  /** There is no such table for us. */
  readonly refused: Refusal | null;
  /** The match that began before our eyes and of which nothing was shown yet. */
  readonly beginning: number | null;
}

const NOWHERE: AtTable = { table: null, refused: null, beginning: null };

export const useTable = create<AtTable>()(() => NOWHERE);

/** Follows one table until the returned function is called. */
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

/** Who sat here when the match began is shown it from its first deal on. */
function hasBegun(before: TableView, now: TableView): boolean {
  return now.stage === 'playing' && (before.stage === 'lobby' || before.match !== now.match);
}

/** What there was before the first sight of a match that begins before our eyes; nothing for who comes in later. */
export function firstVersion(id: string): { readonly match: number; readonly version: number } | undefined {
  const { table, beginning } = useTable.getState();
  return table?.id === id && beginning !== null ? { match: beginning, version: -1 } : undefined;
}

/** It has begun: other eyes on it, or the same once more, see it as it stands. */
export function clearBeginning(): void {
  if (useTable.getState().beginning !== null) useTable.setState({ beginning: null });
}
