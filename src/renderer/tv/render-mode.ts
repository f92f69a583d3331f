/** The television's render mode: flat or in depth. Each has a page at its own address. */

import { useEffect } from 'react';
import { useSettings } from '../client/device/settings.ts';
import { tableStats } from '../table-drawing/draw-stats.ts';

/** Number of frames with motion that are measured; the first compile the shaders. */
const TRIAL_FRAMES = 24;
const WARM_UP_FRAMES = 4;
/** A frame longer than this, in ms, is too slow for flying cards. */
const SLOW_FRAME_MS = 45;
/** Sampling interval, in ms. */
const SAMPLE_EVERY_MS = 500;

/**
 * A television without a choice tries the table in depth: if its first frames are slow, it switches to the flat one.
 */
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

/** Judged by the median frame. */
export function isSlowRender(took: readonly number[]): boolean {
  const sorted = took.slice(WARM_UP_FRAMES, TRIAL_FRAMES).sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) > SLOW_FRAME_MS;
}

export type RenderMode = 'flat' | 'deep';

const ADDRESSES: Readonly<Record<RenderMode, string>> = { flat: '/screen', deep: '/screen-3d' };

/** This page's render mode; undefined if it is no television. */
export function renderModeHere(): RenderMode | undefined {
  if (location.pathname === ADDRESSES.flat) return 'flat';
  return location.pathname === ADDRESSES.deep ? 'deep' : undefined;
}

/**
 * Whether this television may draw in depth: it needs a graphics card and a browser of the last five years, which
 * `structuredClone` indicates.
 */
export function canRender3d(): boolean {
  if (!('structuredClone' in window)) return false;
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Stores the chosen or measured mode on this television. */
export function chooseRenderMode(depth: RenderMode): void {
  useSettings.setState({ depth });
  location.replace(ADDRESSES[depth] + location.search + location.hash);
}

/**
 * Navigates to the other page where that is the right one; then nothing may start here. Without a choice it is tried.
 */
export function redirectsTo3d(): boolean {
  const { depth = 'deep' } = useSettings.getState();
  if (depth === 'flat' || !canRender3d()) return false;
  location.replace(ADDRESSES.deep + location.search + location.hash);
  return true;
}
