/** The games on a television: what only a page needs that shows one. */
import { beforeHand, tvSeatTurn } from '../motion/layout/tv-layout.ts';
import type { GameOnTv, TvLayout } from './game.ts';
import { TV_TRICK, tvHand, tvTaken } from './tv-positions.ts';

const SCREENS = import.meta.glob<GameOnTv>('./*/tv.ts', { eager: true, import: 'default' });

/** What a game brings for a television; nothing, if it has no `screen.ts`. */
export function gameOnTv(id: string): GameOnTv {
  return SCREENS[`./${id}/tv.ts`] ?? {};
}

/** Where a game's things lie on a television. */
export function tvLayoutOf(id: string): TvLayout {
  const { places } = gameOnTv(id);
  return { hand: tvHand, taken: tvTaken, slip: beforeHand, turn: tvSeatTurn, trick: TV_TRICK, places };
}
