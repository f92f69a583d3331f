/** Five places around the table (BC-4). */
import type { Seat } from '../../../engine/rules.ts';

export const SEATS = 5;

export const ALL_SEATS: readonly Seat[] = [0, 1, 2, 3, 4];

/** The seat so many places to the left. */
export function clockwise(seat: Seat, places: number): Seat {
  return (seat + places) % SEATS;
}

/** The seat left of the dealer: dealt to first (BC-5), asked first (BC-21), speaks first (BC-6). */
export function forehand(dealer: Seat): Seat {
  return clockwise(dealer, 1);
}

/** How many places after forehand a seat sits: 0 to 4, the dealer last. */
export function placesAfterForehand(dealer: Seat, seat: Seat): number {
  return (seat - forehand(dealer) + SEATS) % SEATS;
}
