import { useSyncExternalStore } from 'react';
import { useSettings } from '../../client/device/settings.ts';

/**
 * The match's layout on a phone: `upright` in one column, `side` in two, `scrolled` where text is so large that hand
 * and decision don't fit and the page scrolls.
 */
export type MatchLayout = 'upright' | 'side' | 'scrolled';

/** Minimum heights of each layout, in CSS pixels at normal text size. */
const MIN_HEIGHTS_PX = { upright: 500, side: 256 };

/** A landscape window higher than this is not a phone's. */
const MAX_SIDE_HEIGHT_PX = 544;

export function useMatchLayout(): MatchLayout {
  const letters = useSettings(({ textSize }) => textSize / 100);
  return useSyncExternalStore(watch, () => matchLayoutIn(window, letters));
}

function watch(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** The layout for a window and a text scale. */
export function matchLayoutIn(
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
  letters: number,
): MatchLayout {
  const way = innerWidth > innerHeight && innerHeight <= MAX_SIDE_HEIGHT_PX ? 'side' : 'upright';
  return innerHeight / letters < MIN_HEIGHTS_PX[way] ? 'scrolled' : way;
}
