import { useSyncExternalStore } from 'react';
import { useSettings } from '../../session/device/settings.ts';

/**
 * How the match lies on the phone: `upright` in one column, or on its `side` in two; `scrolled` where the letters are so
 * large that not even hand and decision fit into the window, so that the page itself scrolls.
 */
export type Held = 'upright' | 'side' | 'scrolled';

/** What each way needs, in CSS pixels at letters of the usual size. */
const HIGH_ENOUGH = { upright: 500, side: 256 };

/** Higher than this a window that is wider than high isn't a phone's. */
const HIGHEST_SIDE = 544;

export function useHeld(): Held {
  const letters = useSettings(({ textSize }) => textSize / 100);
  return useSyncExternalStore(watch, () => heldIn(window, letters));
}

function watch(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** How it lies in a window, at letters so many times as large as usual. */
export function heldIn({ innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>, letters: number): Held {
  const way = innerWidth > innerHeight && innerHeight <= HIGHEST_SIDE ? 'side' : 'upright';
  return innerHeight / letters < HIGH_ENOUGH[way] ? 'scrolled' : way;
}
