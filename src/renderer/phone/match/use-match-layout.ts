import { useSyncExternalStore } from 'react';
import { useSettings } from '../../client/device/settings.ts';

/**
 * How the match lies on the phone: `upright` in one column, or on its `side` in two; `scrolled` where the letters are so
 * large that not even hand and decision fit into the window, so that the page itself scrolls.
 */
export type MatchLayout = 'upright' | 'side' | 'scrolled';

/** What each way needs, in CSS pixels at letters of the usual size. */
const MIN_HEIGHTS_PX = { upright: 500, side: 256 };

/** Higher than this a window that is wider than high isn't a phone's. */
const MAX_SIDE_HEIGHT_PX = 544;

export function useMatchLayout(): MatchLayout {
  const letters = useSettings(({ textSize }) => textSize / 100);
  return useSyncExternalStore(watch, () => matchLayoutIn(window, letters));
}

function watch(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** How it lies in a window, at letters so many times as large as usual. */
export function matchLayoutIn(
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
  letters: number,
): MatchLayout {
  const way = innerWidth > innerHeight && innerHeight <= MAX_SIDE_HEIGHT_PX ? 'side' : 'upright';
  return innerHeight / letters < MIN_HEIGHTS_PX[way] ? 'scrolled' : way;
}
