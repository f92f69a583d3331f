/** The table one is at: who sits where, what is chosen, how far it has come. */
import { create } from 'zustand';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { follow } from './follow.ts';

export interface AtTable {
  /** Null until the host has told. */
  readonly table: TableView | null;
  /** There is no such table for us. */
  readonly refused: Refusal | null;
}

const NOWHERE: AtTable = { table: null, refused: null };

export const useTable = create<AtTable>()(() => NOWHERE);

/** Follows one table until the returned function is called. */
export function followTable(id: string): () => void {
  useTable.setState(NOWHERE);
  return follow({
    open: (client, signal) => client.table.watch({ table: id }, { signal }),
    take: (table) => useTable.setState({ table, refused: null }),
    refused: (refused) => useTable.setState({ table: null, refused }),
  });
}
