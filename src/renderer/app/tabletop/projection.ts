/** The table that stands now, for what is laid over it: where things on it are seen, and the end of all flights. */
import { create } from 'zustand';
import type { TableHandle } from '../../table/api.ts';

/** Another one each time the table lies anew: with other cards, or in another window. None until it is there. */
export const useTableHandle = create<{ readonly table: TableHandle | null }>(() => ({ table: null }));

/** Where a card (its key), a zone (its id) or a plate (`plate:2`) is seen, in CSS pixels; nothing without a table. */
export const projectOnTable: TableHandle['project'] = (id) => useTableHandle.getState().table?.project(id);

/** Whatever flies is there at once: somebody has seen enough. */
export function finishAnimations(): void {
  useTableHandle.getState().table?.skip();
}
