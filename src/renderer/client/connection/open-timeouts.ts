/** How long a line may take to open, in ms. */
import { RELAYED_ADDRESS } from '#shared/relay/relayed-address.ts';

/** The page's own: on a local network it needs almost none, over the internet several ways there and back. */
export const OPEN_TIMEOUT_MS = globalThis.location?.protocol === 'https:' ? 8000 : 1500;

/** The same where the main process probes the host first (lan/reach), on a network and by a relay. */
const REMOTE_OPEN_TIMEOUT_MS = 6000;
const RELAYED_OPEN_TIMEOUT_MS = 16_000;

/** That of another host. */
export function remoteOpenTimeoutMs(address: string): number {
  return RELAYED_ADDRESS.test(address) ? RELAYED_OPEN_TIMEOUT_MS : REMOTE_OPEN_TIMEOUT_MS;
}
