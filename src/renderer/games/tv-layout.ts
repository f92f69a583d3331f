import { beforeHand, tvSeatTurn } from '../motion/layout/tv-places.ts';
import type { TvLayout } from './game.ts';
import { gameParts } from './registry.ts';
import { tvHand, tvTaken, tvTrick } from './tv-positions.ts';

/** A game's layout on a television. */
export function tvLayoutOf(id: string): TvLayout {
  const { game, tv } = gameParts(id);
  const trick = tvTrick(game?.look.deck.format);
  return { hand: tvHand, taken: tvTaken, slip: beforeHand, turn: tvSeatTurn, trick, places: tv?.places };
}
