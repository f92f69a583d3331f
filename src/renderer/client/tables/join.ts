/** The way in to a table by its code, on this host or on another one in the house. */

import { create } from 'zustand';
import { addressSchema, type DiscoveredTable } from '#shared/protocol/lan.ts';
import { type Answer, tryCall } from '../connection/call-host.ts';
import { joinHost, useConnection } from '../connection/connection.ts';
import { subscribe } from '../connection/subscribe.ts';
import { isDesktop } from '../connection/transport.ts';
import { useSettings } from '../device/settings.ts';

/** The open tables of other hosts in the house, as they are announced now. */
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

/** The host's reason when who asks sits at another computer. */
const ONLY_HERE = 'only-at-this-computer';

/** Where a code has led: to a table; or to the room, and to the table it plays at, if it does. */
export interface EnterResult {
  readonly table: string | null;
  readonly room: boolean;
}

/** Comes in to the table of this host that has this code, or to its room. */
export function enterByCode(code: string): Promise<Answer<EnterResult>> {
  const { name } = useSettings.getState();
  return tryCall((client) => client.tables.enter({ code, ...(name && { name }) }));
}

/** Whether this can be the address of a host, as `192.168.1.20:4747` or `tower.local`. */
export function isAddress(text: string): boolean {
  return addressSchema.safeParse(text).success;
}

/**
 * Comes in to a table of another host. In a browser that host's page takes over, and nothing comes back here. Our own
 * host looks first whether anybody answers there; it does so only for who sits at its computer. `print`: of the key that
 * a link says the host has.
 */
export async function joinOtherHost(address: string, code: string, print?: string): Promise<Answer<EnterResult>> {
  if (useConnection.getState().at === address) return enterByCode(code);
  const reached = await tryCall((client) => client.lan.reach({ address }));
  if ('refused' in reached && reached.refused?.reason !== ONLY_HERE) return reached;
  const host = 'value' in reached ? reached.value.address : address;
  if (!(await joinHost(host, code, print))) return { refused: undefined };
  return isDesktop() ? enterByCode(code) : new Promise(() => undefined);
}
