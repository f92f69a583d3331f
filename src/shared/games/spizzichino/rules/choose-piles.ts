/** Which piles a seat chooses, unseen: two for the hand, two to turn up (SP-6, SP-7). */
import { at } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import { choicesAmong } from '../state/move-index.ts';
import type { Choice } from '../state/moves.ts';
import type { PileChoice } from '../state/observation.ts';
import { ALL_STACKS, opposite, stacksLeft } from '../state/options.ts';
import { dealerOf, type State, turnUp } from '../state/state.ts';
import { declareFirst } from './combinations.ts';
import { lead } from './play.ts';

const FIRST_CHOICES = choicesAmong(ALL_STACKS);

/** Every choice among the piles that are left: 420 for the non-dealer, 6 for the dealer (SP-6). */
export function legalChoices(choices: readonly PileChoice[]): readonly MoveIndex[] {
  return choices.length === 0 ? FIRST_CHOICES : secondChoices(choices);
}

/** Cached by the bit set of remaining piles. */
const SECOND_CHOICES: (readonly MoveIndex[])[] = [];

function secondChoices(choices: readonly PileChoice[]): readonly MoveIndex[] {
  let chosen = 0;
  for (const { hand, up } of choices) for (const stack of [...hand, ...up]) chosen |= 1 << stack;
  const known = SECOND_CHOICES[chosen];
  if (known) return known;
  const left = choicesAmong(stacksLeft(choices));
  SECOND_CHOICES[chosen] = left;
  return left;
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
  state.hands[seat] = [...cardsOf(at(hand, 0)), ...cardsOf(at(hand, 1))];
  turnUp(state, seat, up.map(cardsOf));
  state.choices = [...state.choices, { seat, hand, up }];
  state.last = { by: seat, type: 'choose', hand, up };
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
