/** Who takes a trick, what a seat has taken, and who played a card. */

import type { FrenchCard, Suit } from '../../../cards/french.ts';
import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beats, pointsOf } from '../state/cards.ts';
import type { Trick } from '../state/observation.ts';
import { clockwise } from '../state/seats.ts';

/** BC-15. */
export const TRICKS = 8;

/** BC-14: who takes the trick as it lies: the highest trump, else the highest card of the suit led. It holds a card. */
export function takerOf({ leader, cards }: Trick, trump: Suit | null): Seat {
  let best = 0;
  for (let k = 1; k < cards.length; k++) {
    if (beats(at(cards, k), at(cards, best), trump)) best = k;
  }
  return clockwise(leader, best);
}

/** Who played this card; null if nobody has yet. */
export function playerOf(tricks: readonly Trick[], card: FrenchCard): Seat | null {
  for (const { leader, cards } of tricks) {
    const place = cards.indexOf(card);
    if (place >= 0) return clockwise(leader, place);
  }
  return null;
}

/** Card points of the tricks that a seat has taken (BC-3). */
export function pointsTaken(tricks: readonly Trick[], seat: Seat): number {
  let sum = 0;
  for (const { winner, cards } of tricks) if (winner === seat) sum += pointsOf(cards);
  return sum;
}
