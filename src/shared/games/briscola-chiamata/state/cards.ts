/** What a card is worth and what it beats. */

import { FRENCH_DECK, type FrenchCard, RANKS, type Rank, rankOf, type Suit, suitOf } from '../../../cards/french.ts';
import { lookup } from '../../../engine/lookup.ts';

/** BC-3: all the points of the deck: nobody can bid more (BC-8). */
export const MOST_POINTS = 120;
/** More than half of them: what a rank or a bare 2 asks for (BC-17). */
export const LEAST_POINTS = 61;

/** BC-3. */
const RANK_POINTS: Readonly<Record<Rank, number>> = {
  A: 11,
  '10': 10,
  K: 4,
  Q: 3,
  J: 2,
  '6': 0,
  '5': 0,
  '4': 0,
  '3': 0,
  '2': 0,
};

// Both looked up, since cards are compared and counted in every simulated deal.
/** Card points, 0 to 11 (BC-3). */
export const points = lookup(FRENCH_DECK, (card) => RANK_POINTS[rankOf(card)]);

/** From 0, a 2, to 9, an ace (BC-2). */
export const strength = lookup(FRENCH_DECK, (card) => RANKS.length - 1 - RANKS.indexOf(rankOf(card)));

/** Card points of several cards. */
export function pointsOf(cards: readonly FrenchCard[]): number {
  let sum = 0;
  for (const card of cards) sum += points(card);
  return sum;
}

/**
 * Whether a card takes the trick from the best card before it: a higher card of the same suit, or a trump over
 * another suit (BC-14).
 */
export function beats(card: FrenchCard, best: FrenchCard, trump: Suit | null): boolean {
  const suit = suitOf(card);
  return suit === suitOf(best) ? strength(card) > strength(best) : suit === trump;
}
