/** The eight piles of five that are chosen from, by number (SP-5, SP-6). */
import type { PileChoice } from './state.ts';

export const STACK_SIZE = 5;

export const ALL_STACKS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** SP-6: so many for the hand, and so many to turn up. */
export const STACKS_EACH = 2;

/** The piles that were chosen, as bits. */
export function stacksChosen(choices: readonly PileChoice[]): number {
  let chosen = 0;
  for (const { hand, up } of choices) {
    for (const stack of hand) chosen |= 1 << stack;
    for (const stack of up) chosen |= 1 << stack;
  }
  return chosen;
}

/** The numbers of the piles that nobody has chosen yet. */
export function stacksLeft(choices: readonly PileChoice[]): number[] {
  const chosen = stacksChosen(choices);
  return ALL_STACKS.filter((stack) => ((chosen >> stack) & 1) === 0);
}
