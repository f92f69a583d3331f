/** Taking a 3, a 2 or an ace from the top of a pile into the hand (SP-17). */

import { italianRankOf, italianSuitOf } from '../../../cards/italian.ts';
import { at, present } from '../../../engine/at.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { isHonour } from '../state/cards.ts';
import { handOf, pilesOf, type State } from '../state/state.ts';
import { declare } from './declare.ts';

/** SP-17: why a seat may not take the top card of this pile; nothing if it may. */
export function refuseTake(state: State, seat: Seat, pile: number): Refusal | undefined {
  const top = pilesOf(state, seat)[pile]?.at(-1);
  if (!top) return refusal('SP-17', 'pile-empty');
  if (isHonour(top)) return undefined;
  return refusal('SP-17', 'no-honour', { rank: italianRankOf(top), suit: italianSuitOf(top) });
}

/** SP-17: into the hand; the card beneath shows at once, and what the card completes is declared (SP-9). */
export function takeHonour(state: State, seat: Seat, pile: number): void {
  const card = present(at(pilesOf(state, seat), pile).pop(), 'card on the pile');
  handOf(state, seat).push(card);
  state.taken.push({ seat, pile, card, trick: state.tricks.length - 1 });
  declare(state, seat, card);
}
