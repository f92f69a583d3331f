/** The open tables of other hosts in the house, as they are announced now. */
import { create } from 'zustand';
import type { FoundTable } from '#shared/protocol/lan.ts';
import { follow } from '../line/follow.ts';

export const useFound = create<{ readonly found: readonly FoundTable[] }>()(() => ({ found: [] }));

/** Follows the announcements until the returned function is called. */
export function followFound(): () => void {
  const unfollow = follow({
    open: (client, signal) => client.lan.watch({}, { signal }),
    take: (found) => useFound.setState({ found }),
  });
  return () => {
    unfollow();
    useFound.setState({ found: [] });
  };
}
