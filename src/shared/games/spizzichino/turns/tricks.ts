/** Who takes a trick, and what a seat has taken. */
import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beats, thirds } from '../state/cards.ts';
import type { Trick } from '../state/observation.ts';
import { opposite, SEATS } from '../state/seats.ts';

/** SP-12. */
export const TRICKS = 20;
/** SP-3. */
export const LAST_TRICK_THIRDS = 3;

/** Whether both seats have played to it. */
export function isComplete({ plays }: Trick): boolean {
  return plays.length === SEATS;
}

/** SP-15: who takes a trick that both have played to: the highest card of the suit led. */
export function takerOf({ leader, plays }: Trick): Seat {
  return beats(at(plays, 1).card, at(plays, 0).card) ? opposite(leader) : leader;
}

/** Who takes the trick as it lies: of a lone card, who led it; nobody takes an empty one. */
export function takerSoFar(trick: Trick): Seat | null {
  if (trick.plays.length === 0) return null;
  return isComplete(trick) ? takerOf(trick) : trick.leader;
}

/** Thirds of a point in the tricks that a seat has taken, the last trick of the deal included (SP-3). */
export function thirdsTaken(tricks: readonly Trick[], seat: Seat): number {
  let sum = 0;
  for (const { winner, plays } of tricks) {
    if (winner === seat) for (const { card } of plays) sum += thirds(card);
  }
  return tricks[TRICKS - 1]?.winner === seat ? sum + LAST_TRICK_THIRDS : sum;
}
