/** Replaces `games/tv-layout.ts` on the television's page. */
import type { GameOnTv, TvLayout } from '../../games/game.ts';
import { TV_TRICK, tvHand, tvTaken } from '../../games/tv-positions.ts';
import { beforeHand, tvSeatTurn } from '../../motion/layout/tv-layout.ts';
import { useLoadedGames } from '../page/loaded-games.ts';

export function gameOnTv(id: string): GameOnTv {
  return useLoadedGames.getState().games[id]?.tv ?? {};
}

export function tvLayoutOf(id: string): TvLayout {
  const { places } = gameOnTv(id);
  return { hand: tvHand, taken: tvTaken, slip: beforeHand, turn: tvSeatTurn, trick: TV_TRICK, places };
}
