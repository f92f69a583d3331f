/** What a blocking card would do to a hand. */
import { bitsOf, type VivaCard } from '../../../cards/viva.ts';
import type { Cards } from '../hand.ts';

/** How many other cards of the hand this card, one of them, would block. */
export function blocksOf(card: VivaCard, hand: Cards): number {
  const colours = bitsOf(card);
  let blocks = 0;
  for (const other of hand) if (bitsOf(other) & colours) blocks++;
  // It shares its colours with itself.
  return blocks - 1;
}
