import { useEffect } from 'react';
import { useSettings } from '../../session/device/settings.ts';
import { tableStats } from '../../table/stats.ts';
import { chooseRenderMode, renderModeHere } from './which.ts';

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
