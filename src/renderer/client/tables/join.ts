/** Joins a table by its code, on this host or on another one on the network. */

import { type DiscoveredTable, hostAddressSchema } from '#shared/protocol/lan.ts';
import { create } from '../../stores/create.ts';
import { type Answer, tryCall } from '../connection/call-host.ts';
import { useConnection } from '../connection/connection.ts';
import { joinHost } from '../connection/join-host.ts';
import { subscribe } from '../connection/subscribe.ts';
import { isDesktop } from '../connection/transport.ts';
import { useSettings } from '../device/settings.ts';

/** The open tables that other hosts advertise now. */
export const useLanTables = create<{ readonly found: readonly DiscoveredTable[] }>(() => ({ found: [] }));

/** Subscribes to the advertisements until the returned function is called. */
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

/** The host's reason for a caller at another computer. */
const ONLY_HERE = 'only-at-this-computer';

/** What a code opened: a table; or the room, with its current table, if any. */
export interface EnterResult {
  readonly table: string | null;
  readonly room: boolean;
}

/** Joins the table of this host with this code, or its room. */
export function enterByCode(code: string): Promise<Answer<EnterResult>> {
  const { name } = useSettings.getState();
  return tryCall((client) => client.tables.enter({ code, ...(name && { name }) }));
}

/** Whether this may be a host's address, such as `192.168.1.20:4747` or `tower.local`, or one by a relay. */
export function isAddress(text: string): boolean {
  return hostAddressSchema.safeParse(text).success;
}

/**
 * Joins a table of another host. In a browser that host's page takes over. The own host first probes the address, which
 * it does only for whoever sits at its computer. `print`: the host key's fingerprint from a link.
 */
export async function joinOtherHost(address: string, code: string, print?: string): Promise<Answer<EnterResult>> {
  if (useConnection.getState().at === address) return enterByCode(code);
  const reached = await tryCall((client) => client.lan.reach({ address }));
  if ('refused' in reached && reached.refused?.reason !== ONLY_HERE) return reached;
  const host = 'value' in reached ? reached.value.address : address;
  if (!(await joinHost(host, code, print))) return { refused: undefined };
  return isDesktop() ? enterByCode(code) : new Promise(() => undefined);
}
