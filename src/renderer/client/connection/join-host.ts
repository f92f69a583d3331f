/** The desktop connects to another host than its own. */
import { relayedHostIn, relayLink } from '#shared/relay/relayed-address.ts';
import { type Connection, goTo, useConnection } from './connection.ts';
import { remoteOpenTimeoutMs } from './open-timeouts.ts';
import { isDesktop } from './transport.ts';

/**
 * Connects to the host at `ADDRESS:PORT`, whose key must have this fingerprint if a link gave one. Returns whether it
 * worked; if not, the old connection stays. In a browser the page itself navigates there and joins by code.
 */
export async function joinHost(address: string, code = '', print?: string): Promise<boolean> {
  if (!isDesktop()) {
    const relayed = relayedHostIn(address);
    location.href = relayed
      ? relayLink(relayed, code)
      : `http://${address}/#/join/${encodeURIComponent(code)}${print ? `.${print}` : ''}`;
    return true;
  }
  const { at: before } = useConnection.getState();
  goTo(address, print === undefined ? undefined : { print, by: 'link' });
  const open = await opened(address);
  if (!open && useConnection.getState().at === address) goTo(before);
  return open;
}

/**
 * Whether the connection to this address opens in time. Waiting for the user's decision on an unknown host has no
 * limit.
 */
function opened(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (open: boolean): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(open);
    };
    const look = ({ at, status }: Connection): void => {
      clearTimeout(timer);
      if (at !== address) settle(false);
      else if (status === 'open') settle(true);
      else if (status !== 'stranger') timer = setTimeout(settle, remoteOpenTimeoutMs(address), false);
    };
    const unsubscribe = useConnection.subscribe(look);
    look(useConnection.getState());
  });
}
