/** How the tricks are played. */

import type { ItalianCard } from '../../../cards/italian.ts';
import { at, last } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { opposite } from '../state/seats.ts';
import { handOf, pilesOf, type State } from '../state/state.ts';
import { scoreDeal } from './score.ts';
import { isComplete, TRICKS, takerOf } from './tricks.ts';

/** SP-12. */
export function lead(state: State, leader: Seat): void {
  state.tricks.push({ leader, plays: [], winner: null });
  state.turn = leader;
}

/** SP-12, SP-15: the card goes to the trick. The second one ends it: its taker leads, and the twentieth trick ends the deal. */
export function playCard(state: State, seat: Seat, card: ItalianCard): void {
  const trick = last(state.tricks);
  trick.plays.push({ card, pile: putDown(state, seat, card) });
  if (!isComplete(trick)) {
    state.turn = opposite(seat);
    return;
  }
  trick.winner = takerOf(trick);
  if (state.tricks.length < TRICKS) lead(state, trick.winner);
  else scoreDeal(state);
}

/** Takes the card from where it lies: the number of its pile, whose next card shows at once (SP-16), or null for the hand. */
function putDown(state: State, seat: Seat, card: ItalianCard): number | null {
  const hand = handOf(state, seat);
  const place = hand.indexOf(card);
  if (place >= 0) {
    hand.splice(place, 1);
    return null;
  }
  const pile = pilesOf(state, seat).findIndex((cards) => cards.at(-1) === card);
  at(pilesOf(state, seat), pile).pop();
  return pile;
}
