/** The host's tables, as they are now. */
import { create } from 'zustand';
import type { TableSummary } from '#shared/protocol/table.ts';
import { subscribe } from '../line/follow.ts';

/** Null until the host has told. */
export const useTables = create<{ readonly tables: readonly TableSummary[] | null }>()(() => ({ tables: null }));

/** Follows the list until the returned function is called. */
export function subscribeTables(): () => void {
  return subscribe({
    open: (client, signal) => client.tables.watch({}, { signal }),
    onValue: (tables) => useTables.setState({ tables }),
  });
}
