import type { HotspotView } from '#shared/protocol/desktop-shell.ts';
import { useConnection } from '../../client/connection/connection.ts';
import { useShell } from '../../client/connection/desktop-shell.ts';

/** The Wi-Fi network that this computer makes; null in a browser, and at another host. */
export function useHotspot(): HotspotView | null {
  const isHome = useConnection(({ rights, at }) => rights.home && at === null);
  const hotspot = useShell((shell) => shell.hotspot);
  return isHome ? hotspot : null;
}
