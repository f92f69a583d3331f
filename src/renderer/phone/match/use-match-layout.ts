import { useSettings } from '../../client/device/settings.ts';
import { type Size, useWindowSize } from '../../hooks/common.ts';

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
  return matchLayoutIn(useWindowSize(), letters);
}

/** The layout for a window and a text scale. */
export function matchLayoutIn({ width, height }: Size, letters: number): MatchLayout {
  const way = width > height && height <= MAX_SIDE_HEIGHT_PX ? 'side' : 'upright';
  return height / letters < MIN_HEIGHTS_PX[way] ? 'scrolled' : way;
}
