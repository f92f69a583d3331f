/** The piles picked so far (SP-6), as a preselection: `hand:3` for the hand, `up:5` to turn up. */

import { STACKS_EACH } from '#shared/games/spizzichino/stacks.ts';
import type { Choice } from '#shared/games/spizzichino/state.ts';

export type Purpose = 'hand' | 'up';

export interface Picks {
  readonly hand: readonly number[];
  readonly up: readonly number[];
}

export function picksOf(held: readonly string[]): Picks {
  const forPurpose = (purpose: Purpose): number[] =>
    held.flatMap((pick) => (pick.startsWith(`${purpose}:`) ? Number(pick.slice(purpose.length + 1)) : []));
  return { hand: forPurpose('hand'), up: forPurpose('up') };
}

/** The purpose of the next pick: first the hand, then turning up; undefined once all four are picked. */
export function nextPurpose(held: readonly string[]): Purpose | undefined {
  const { hand, up } = picksOf(held);
  if (hand.length < STACKS_EACH) return 'hand';
  return up.length < STACKS_EACH ? 'up' : undefined;
}

/** What a pile was picked for; undefined if it was not. */
export function purposeOf(held: readonly string[], stack: number): Purpose | undefined {
  const { hand, up } = picksOf(held);
  if (hand.includes(stack)) return 'hand';
  return up.includes(stack) ? 'up' : undefined;
}

/** Picks a pile for the next or the given purpose; a pile already picked for it is put back. */
export function pick(held: readonly string[], stack: number, wanted?: Purpose): readonly string[] {
  const before = purposeOf(held, stack);
  const others = held.filter((pick) => pick !== `${before}:${stack}`);
  if (before && (wanted === undefined || wanted === before)) return others;
  const purpose = wanted ?? nextPurpose(held);
  if (!purpose || picksOf(others)[purpose].length === STACKS_EACH) return held;
  return [...others, `${purpose}:${stack}`];
}

/** The move, once all four are picked. */
export function choiceOf(held: readonly string[]): Choice | undefined {
  const { hand, up } = picksOf(held);
  if (hand.length < STACKS_EACH || up.length < STACKS_EACH) return undefined;
  return { type: 'choose', hand: [...hand], up: [...up] };
}
