/** The seats of a round, clockwise. */
import { at, last } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Round } from './observation.ts';

export function allSeats(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** The seats still in the round, ascending (VI-17). */
export function stillIn({ seats, out }: Round): readonly Seat[] {
  return out.length === 0 ? seats : seats.filter((seat) => !out.includes(seat));
}

/** The first of these seats clockwise after a seat, which need not be one of them (VI-5). `seats`: ascending. */
export function seatAfter(seats: readonly Seat[], seat: Seat): Seat {
  return seats.find((other) => other > seat) ?? at(seats, 0);
}

/** The first of these seats the other way round. */
export function seatBefore(seats: readonly Seat[], seat: Seat): Seat {
  return seats.findLast((other) => other < seat) ?? last(seats);
}

/** VI-14: who takes a card, in this order. */
export function penalties(seats: readonly Seat[], caller: Seat): Seat[] {
  const before = seatBefore(seats, caller);
  return seats.length === 2 ? [before, before] : [before, before, seatAfter(seats, caller)];
}
