/** Which table a television shows: flat, or drawn in depth. Each has a page at an address of its own. */

import { useEffect } from 'react';
import { useSettings } from '../client/device/settings.ts';
import { tableStats } from '../table-drawing/draw-stats.ts';

/** So many frames in which something moved are looked at, the first of which make the shaders. */
const TRIAL_FRAMES = 24;
const WARM_UP_FRAMES = 4;
/** A frame of so many ms is too slow for cards that fly. */
const SLOW_FRAME_MS = 45;
/** How often one looks, in ms. */
const SAMPLE_EVERY_MS = 500;

/** A set that nobody has chosen for shows the table in depth for a try: where its first frames are slow, the flat one comes. */
export function useRenderTrial(cannotDraw: boolean): void {
  const chosen = useSettings((settings) => settings.depth);
  useEffect(() => {
    if (renderModeHere() !== 'deep') return;
    if (cannotDraw && chosen !== 'flat') chooseRenderMode('flat');
    if (chosen || cannotDraw) return;
    const timer = setInterval(() => {
      const { took } = tableStats;
      if (took.length < TRIAL_FRAMES) return;
      clearInterval(timer);
      if (isSlowRender(took)) chooseRenderMode('flat');
      else useSettings.setState({ depth: 'deep' });
    }, SAMPLE_EVERY_MS);
    return () => clearInterval(timer);
  }, [chosen, cannotDraw]);
}

/** By the middle one of them. */
export function isSlowRender(took: readonly number[]): boolean {
  const sorted = took.slice(WARM_UP_FRAMES, TRIAL_FRAMES).sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) > SLOW_FRAME_MS;
}

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
