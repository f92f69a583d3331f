/** The host's tables, as they are now. */
import { create } from 'zustand';
import type { TableSummary } from '#shared/protocol/table.ts';
import { follow } from '../line/follow.ts';

/** Null until the host has told. */
export const useTables = create<{ readonly tables: readonly TableSummary[] | null }>()(() => ({ tables: null }));

/** Follows the list until the returned function is called. */
export function followTables(): () => void {
  return follow({
    open: (client, signal) => client.tables.watch({}, { signal }),
    take: (tables) => useTables.setState({ tables }),
  });
}
