/** Two places at the table (SP-4). */
import type { Seat } from '../../../engine/rules.ts';

export const SEATS = 2;

export const BOTH_SEATS: readonly Seat[] = [0, 1];

/** The seat opposite; of the dealer, the one who chooses (SP-6), declares (SP-9) and leads (SP-12) first. */
export function opposite(seat: Seat): Seat {
  return 1 - seat;
}
