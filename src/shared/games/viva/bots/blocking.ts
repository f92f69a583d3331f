/** What a blocking card would do to a hand. */
import { shareColour, type VivaCard } from '../../../cards/viva.ts';
import { type Cards, without } from '../hand.ts';

/** How many other cards of the hand this card would block. */
export function blocksOf(card: VivaCard, hand: Cards): number {
  return without(hand, card).filter((other) => shareColour(other, card)).length;
}
