/** Taking a 3, a 2 or an ace from the top of a pile into the hand (SP-17). */

import { italianRankOf, italianSuitOf } from '../../../cards/italian.ts';
import { present } from '../../../engine/at.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { cardOfNumber, isHonourAt } from '../state/cards.ts';
import { handOf, liftTop, type State, topOf } from '../state/state.ts';
import { declare } from './declare.ts';

/** SP-17: why a seat may not take the top card of this pile; nothing if it may. */
export function refuseTake(state: State, seat: Seat, pile: number): Refusal | undefined {
  const top = topOf(state, seat, pile);
  if (top === undefined) return refusal('SP-17', 'pile-empty');
  if (isHonourAt(top)) return undefined;
  const card = cardOfNumber(top);
  return refusal('SP-17', 'no-honour', { rank: italianRankOf(card), suit: italianSuitOf(card) });
}

/** SP-17: whether an honour lies on top of this pile. */
export function canTakeHonour(state: State, seat: Seat, pile: number): boolean {
  const top = topOf(state, seat, pile);
  return top !== undefined && isHonourAt(top);
}

/** SP-17: into the hand; the card beneath shows at once, and what the card completes is declared (SP-9). */
export function takeHonour(state: State, seat: Seat, pile: number): void {
  const number = present(topOf(state, seat, pile), 'card on the pile');
  liftTop(state, seat, pile);
  handOf(state, seat).push(number);
  const card = cardOfNumber(number);
  state.taken = [...state.taken, { seat, pile, card, trick: state.leaders.length - 1 }];
  state.last = { by: seat, type: 'take', pile };
  declare(state, seat, card);
}
