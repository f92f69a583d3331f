import type { Seat } from '../../../engine/rules.ts';

/** Two places at the table (SP-4). */
export const SEATS = 2;

export const BOTH_SEATS: readonly Seat[] = [0, 1];

/** The seat opposite; of the dealer, the one who chooses (SP-6), declares (SP-9) and leads (SP-12) first. */
export function opposite(seat: Seat): Seat {
  return 1 - seat;
}

/** How the deck is laid out to be chosen from: in eight piles of five (SP-5), by number. */
export const STACK_SIZE = 5;

export const ALL_STACKS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const STACKS = ALL_STACKS.length;

/** SP-6: so many for the hand, and so many to turn up. */
export const STACKS_EACH = 2;

/** The numbers of a seat's own piles, of those that it turned up. */
export const OWN_PILES: readonly number[] = [0, 1];

/** Piles that a seat has chosen, by number. */
interface TakenPiles {
  readonly hand: readonly number[];
  readonly up: readonly number[];
}

/** The numbers of the piles that nobody has chosen yet. */
export function stacksLeft(choices: readonly TakenPiles[]): readonly number[] {
  return ALL_STACKS.filter((stack) => !choices.some(({ hand, up }) => hand.includes(stack) || up.includes(stack)));
}
