/** The games on a television: what only a page needs that shows one. */
import { beforeHand, sofaTurn } from '../table/places/sofa.ts';
import type { OnScreen, Sofa } from './game.ts';
import { SOFA_TRICK, sofaHand, sofaTaken } from './sofaPlaces.ts';

const SCREENS = import.meta.glob<OnScreen>('./*/screen.ts', { eager: true, import: 'default' });

/** What a game brings for a television; nothing, if it has no `screen.ts`. */
export function onScreen(id: string): OnScreen {
  return SCREENS[`./${id}/screen.ts`] ?? {};
}

/** Where a game's things lie on a television. */
export function sofaOf(id: string): Sofa {
  const { places } = onScreen(id);
  return { hand: sofaHand, taken: sofaTaken, slip: beforeHand, turn: sofaTurn, trick: SOFA_TRICK, places };
}
