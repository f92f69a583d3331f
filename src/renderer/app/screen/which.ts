/** Which table a television shows: flat, or drawn in depth. Each has a page at an address of its own. */
import { useSettings } from '../../session/device/settings.ts';

export type RenderMode = 'flat' | 'deep';

const ADDRESSES: Readonly<Record<RenderMode, string>> = { flat: '/screen', deep: '/screen-3d' };

/** The page this is; nothing for one that is no television. */
export function renderModeHere(): RenderMode | undefined {
  if (location.pathname === ADDRESSES.flat) return 'flat';
  return location.pathname === ADDRESSES.deep ? 'deep' : undefined;
}

/**
 * Whether this set may draw it in depth: by a graphics card, and with scripts that are written for browsers of five years.
 * `structuredClone` came when they did.
 */
export function canRender3d(): boolean {
  if (!('structuredClone' in window)) return false;
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** What was chosen, or found out, stays so on this set. */
export function chooseRenderMode(depth: RenderMode): void {
  useSettings.setState({ depth });
  location.replace(ADDRESSES[depth] + location.search + location.hash);
}

/** Goes to the other page where that is the one to show: nothing is to be begun here then. Nobody has chosen: it is tried. */
export function redirectsTo3d(): boolean {
  const { depth = 'deep' } = useSettings.getState();
  if (depth === 'flat' || !canRender3d()) return false;
  location.replace(ADDRESSES.deep + location.search + location.hash);
  return true;
}
