import { useEffect } from 'react';
import { useSettings } from '../../session/device/settings.ts';
import { tableStats } from '../../table/stats.ts';
import { choose, depthHere } from './which.ts';

/** So many frames in which something moved are looked at, the first of which make the shaders. */
const ENOUGH = 24;
const FIRST = 4;
/** A frame of so many ms is too slow for cards that fly. */
const SLOW = 45;
/** How often one looks, in ms. */
const EACH = 500;

/** A set that nobody has chosen for shows the table in depth for a try: where its first frames are slow, the flat one comes. */
export function useTrial(cannotDraw: boolean): void {
  const chosen = useSettings((settings) => settings.depth);
  useEffect(() => {
    if (depthHere() !== 'deep') return;
    if (cannotDraw && chosen !== 'flat') choose('flat');
    if (chosen || cannotDraw) return;
    const timer = setInterval(() => {
      const { took } = tableStats;
      if (took.length < ENOUGH) return;
      clearInterval(timer);
      if (isSlow(took)) choose('flat');
      else useSettings.setState({ depth: 'deep' });
    }, EACH);
    return () => clearInterval(timer);
  }, [chosen, cannotDraw]);
}

/** By the middle one of them. */
export function isSlow(took: readonly number[]): boolean {
  const sorted = took.slice(FIRST, ENOUGH).sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) > SLOW;
}
