/** Stands for `games/sofa.ts` on the television's page. */
import type { GameOnTv, TvLayout } from '../../games/game.ts';
import { TV_TRICK, tvHand, tvTaken } from '../../games/sofaPlaces.ts';
import { beforeHand, tvSeatTurn } from '../../table/places/sofa.ts';
import { useLoadedGames } from '../fetched.ts';

export function onScreen(id: string): GameOnTv {
  return useLoadedGames.getState().games[id]?.onScreen ?? {};
}

export function sofaOf(id: string): TvLayout {
  const { places } = onScreen(id);
  return { hand: tvHand, taken: tvTaken, slip: beforeHand, turn: tvSeatTurn, trick: TV_TRICK, places };
}
