import { beforeHand, tvSeatTurn } from '../motion/layout/tv-places.ts';
import type { TvLayout } from './game.ts';
import { gameParts } from './registry.ts';
import { TV_TRICK, tvHand, tvTaken } from './tv-positions.ts';

/** A game's layout on a television. */
export function tvLayoutOf(id: string): TvLayout {
  const places = gameParts(id).tv?.places;
  return { hand: tvHand, taken: tvTaken, slip: beforeHand, turn: tvSeatTurn, trick: TV_TRICK, places };
}
