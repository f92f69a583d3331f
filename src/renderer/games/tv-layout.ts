/** The games' television parts, which only a television's page needs. */
import { beforeHand, tvSeatTurn } from '../motion/layout/tv-layout.ts';
import type { GameOnTv, TvLayout } from './game.ts';
import { TV_TRICK, tvHand, tvTaken } from './tv-positions.ts';

const SCREENS = import.meta.glob<GameOnTv>('./*/tv.ts', { eager: true, import: 'default' });

/** A game's television part; empty if it has no `tv.ts`. */
export function gameOnTv(id: string): GameOnTv {
  return SCREENS[`./${id}/tv.ts`] ?? {};
}

/** A game's layout on a television. */
export function tvLayoutOf(id: string): TvLayout {
  const { places } = gameOnTv(id);
  return { hand: tvHand, taken: tvTaken, slip: beforeHand, turn: tvSeatTurn, trick: TV_TRICK, places };
}
