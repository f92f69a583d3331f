/** How the deck is laid out to be chosen from: in eight piles of five (SP-5), by number. */
export const STACK_SIZE = 5;

export const ALL_STACKS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

export const STACKS = ALL_STACKS.length;

/** SP-6: so many for the hand, and so many to turn up. */
export const STACKS_EACH = 2;

/** The numbers of a seat's own piles, of those that it turned up. */
export const OWN_PILES: readonly number[] = [0, 1];
