/** Every move by index: cards first, by card number, then taken honours, then choices. */
import { ITALIAN_DECK } from '../../../cards/italian.ts';
import { at } from '../../../engine/collections.ts';
import { interned } from '../../../engine/move-index.ts';
import type { MoveIndex } from '../../../engine/rules.ts';
import type { Choice, Move } from './moves.ts';
import { ALL_STACKS, OWN_PILES } from './options.ts';

/** The same four piles in another order make no other choice, so each stands here once (SP-6). */
const CHOICES: readonly Choice[] = pairsOf(ALL_STACKS).flatMap((hand) =>
  pairsOf(ALL_STACKS.filter((stack) => !hand.includes(stack))).map((up): Choice => ({ type: 'choose', hand, up })),
);

function pairsOf(stacks: readonly number[]): number[][] {
  return stacks.flatMap((first, k) => stacks.slice(k + 1).map((second) => [first, second]));
}

export const FIRST_TAKE: MoveIndex = ITALIAN_DECK.length;
export const FIRST_CHOICE: MoveIndex = FIRST_TAKE + OWN_PILES.length;

/** One object per move, to avoid allocation. */
export const MOVES: readonly Move[] = [
  ...ITALIAN_DECK.map((card): Move => ({ type: 'play', card })),
  ...OWN_PILES.map((pile): Move => ({ type: 'take', pile })),
  ...CHOICES,
].map((move) => interned<Move>(move));

/** A choice by its number. */
export function choiceAt(move: MoveIndex): Choice {
  return at(CHOICES, move - FIRST_CHOICE);
}

/** The choices that name no pile but these. */
export function choicesAmong(stacks: readonly number[]): readonly MoveIndex[] {
  return CHOICES.flatMap(({ hand, up }, k) =>
    [...hand, ...up].every((stack) => stacks.includes(stack)) ? [FIRST_CHOICE + k] : [],
  );
}
