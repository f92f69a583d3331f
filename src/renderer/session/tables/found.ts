/** The open tables of other hosts in the house, as they are announced now. */
import { create } from 'zustand';
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import { subscribe } from '../line/follow.ts';

export const useLanTables = create<{ readonly found: readonly DiscoveredTable[] }>()(() => ({ found: [] }));

/** Follows the announcements until the returned function is called. */
export function subscribeLanTables(): () => void {
  const unfollow = subscribe({
    open: (client, signal) => client.lan.watch({}, { signal }),
    onValue: (found) => useLanTables.setState({ found }),
  });
  return () => {
    unfollow();
    useLanTables.setState({ found: [] });
  };
}
