/** How long another host's line may take to open, in ms. */
import { RELAYED_ADDRESS } from '#shared/relay/relayed-address.ts';

/** On a network, where the main process asks the host first (lan/reach), and by a relay. */
const REMOTE_OPEN_TIMEOUT_MS = 6000;
const RELAYED_OPEN_TIMEOUT_MS = 16_000;

/** In ms. */
export function remoteOpenTimeoutMs(address: string): number {
  return RELAYED_ADDRESS.test(address) ? RELAYED_OPEN_TIMEOUT_MS : REMOTE_OPEN_TIMEOUT_MS;
}
