/** What a table may choose, its seats and its piles. */
import { integerOption, type OptionsOf, option, type PartialOptionsOf } from '../../../engine/options.ts';
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

/** Piles that a seat has chosen, by number. */
interface TakenPiles {
  readonly hand: readonly number[];
  readonly up: readonly number[];
}

/** The numbers of the piles that nobody has chosen yet. */
export function stacksLeft(choices: readonly TakenPiles[]): readonly number[] {
  return ALL_STACKS.filter((stack) => !choices.some(({ hand, up }) => hand.includes(stack) || up.includes(stack)));
}

/** The numbers of a seat's own piles, of those that it turned up. */
export const OWN_PILES: readonly number[] = [0, 1];

export const OPTIONS = {
  /** Points that end the match (SP-20, SP-21). */
  target: option([51, 21, 31, 41]),
  /** How often a card counts in declarations (SP-10). */
  reuse: option(['once', 'across-kinds']),
} as const;

export const DUPLICATE_OPTIONS = {
  /** So many deals are the match, whatever the totals (SP-20). */
  deals: integerOption(1, 20, 5),
} as const;

export type Options = OptionsOf<typeof OPTIONS> & PartialOptionsOf<typeof DUPLICATE_OPTIONS>;
