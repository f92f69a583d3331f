/** Stands for `games/sofa.ts` on the television's page. */
import type { OnScreen, Sofa } from '../../games/game.ts';
import { SOFA_TRICK, sofaHand, sofaTaken } from '../../games/sofaPlaces.ts';
import { beforeHand, sofaTurn } from '../../table/places/sofa.ts';
import { useLibrary } from '../fetched.ts';

export function onScreen(id: string): OnScreen {
  return useLibrary.getState().games[id]?.onScreen ?? {};
}

export function sofaOf(id: string): Sofa {
  const { places } = onScreen(id);
  return { hand: sofaHand, taken: sofaTaken, slip: beforeHand, turn: sofaTurn, trick: SOFA_TRICK, places };
}
