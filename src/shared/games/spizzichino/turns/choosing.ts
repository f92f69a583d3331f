/** Which piles a seat chooses, unseen: two for the hand, two to turn up (SP-6, SP-7). */
import { at } from '../../../engine/at.ts';
import { madeOnce } from '../../../engine/made-once.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Choice } from '../state/moves.ts';
import type { PileChoice } from '../state/observation.ts';
import { ALL_STACKS } from '../state/piles.ts';
import { BOTH_SEATS, opposite } from '../state/seats.ts';
import { dealerOf, laying, pilesOf, type State } from '../state/state.ts';
import { declareFirst } from './declare.ts';
import { lead } from './play.ts';

/** The same four piles in another order make no other choice, so each stands here once. */
const FIRST_CHOICES = choicesAmong(ALL_STACKS);

/** Every choice among the piles that are left: 420 for the non-dealer, 6 for the dealer (SP-6). */
export function legalChoices(choices: readonly PileChoice[]): readonly Choice[] {
  return choices.length === 0 ? FIRST_CHOICES : secondChoices(stacksLeft(choices));
}

/** By the piles that are left; made when they are first asked for, each but once. */
const SECOND_CHOICES = new Map<string, readonly Choice[]>();

function secondChoices(left: readonly number[]): readonly Choice[] {
  const known = SECOND_CHOICES.get(left.join());
  if (known) return known;
  const choices = choicesAmong(left);
  SECOND_CHOICES.set(left.join(), choices);
  return choices;
}

/** The numbers of the piles that nobody has chosen yet. */
export function stacksLeft(choices: readonly PileChoice[]): readonly number[] {
  return ALL_STACKS.filter((stack) => !choices.some(({ hand, up }) => hand.includes(stack) || up.includes(stack)));
}

function choicesAmong(stacks: readonly number[]): readonly Choice[] {
  return pairsOf(stacks).flatMap((hand) =>
    pairsOf(stacks.filter((stack) => !hand.includes(stack))).map((up) =>
      madeOnce<Choice>({ type: 'choose', hand, up }),
    ),
  );
}

function pairsOf(stacks: readonly number[]): number[][] {
  return stacks.flatMap((first, k) => stacks.slice(k + 1).map((second) => [first, second]));
}

/** Four different piles, and all still there (SP-6). */
export function refuseChoice(choices: readonly PileChoice[], { hand, up }: Choice): Refusal | undefined {
  const chosen = [...hand, ...up];
  if (new Set(chosen).size !== chosen.length) return refusal('SP-6', 'pile-twice');
  const left = stacksLeft(choices);
  return chosen.every((stack) => left.includes(stack)) ? undefined : refusal('SP-6', 'pile-gone');
}

/** SP-6, SP-9: after both have chosen the hands are declared, and the non-dealer leads (SP-12). */
export function choosePiles(state: State, seat: Seat, { hand, up }: Choice): void {
  const cardsOf = (stack: number) => at(state.stacks, stack);
  state.hands[seat] = hand.flatMap(cardsOf);
  Object.assign(state, laying(BOTH_SEATS.map((of) => (of === seat ? up.map(cardsOf) : pilesOf(state, of)))));
  state.choices = [...state.choices, { seat, hand, up }];
  if (seat !== dealerOf(state)) {
    state.stacks = state.stacks.map((cards, stack) => (hand.includes(stack) || up.includes(stack) ? [] : cards));
    state.turn = dealerOf(state);
    return;
  }
  state.stacks = [];
  state.phase = 'play';
  declareFirst(state);
  lead(state, opposite(seat));
}
