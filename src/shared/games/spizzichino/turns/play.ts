/** How the tricks are played. */

import { at, last } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type CardNumber, beatsByNumber, thirdsAt } from '../state/cards.ts';
import { opposite, SEATS } from '../state/seats.ts';
import { handOf, liftTop, type State, topOf } from '../state/state.ts';
import { scoreDeal } from './score.ts';
import { LAST_TRICK_THIRDS, TRICKS } from './tricks.ts';

/** SP-12. */
export function lead(state: State, leader: Seat): void {
  state.leaders.push(leader);
  state.turn = leader;
}

/** SP-12, SP-15: the card goes to the trick, and the second one ends it. */
export function playCard(state: State, seat: Seat, card: CardNumber): void {
  state.last = null;
  state.from.push(removeFromSource(state, seat, card));
  state.played.push(card);
  if (state.played.length % SEATS === 0) endTrick(state, seat);
  else state.turn = opposite(seat);
}

/** SP-15: the highest card of the suit led takes the trick. Its taker leads the next one; the twentieth ends the deal. */
function endTrick(state: State, answered: Seat): void {
  const { played, thirds } = state;
  const [led, answer] = [at(played, played.length - SEATS), last(played)];
  const taker = beatsByNumber(answer, led) ? answered : opposite(answered);
  const isLast = played.length === TRICKS * SEATS;
  thirds[taker] = at(thirds, taker) + thirdsAt(led) + thirdsAt(answer) + (isLast ? LAST_TRICK_THIRDS : 0);
  lead(state, taker);
  if (isLast) scoreDeal(state);
}

/** Takes the card from where it lies: the number of its pile, or null for the hand. */
function removeFromSource(state: State, seat: Seat, card: CardNumber): number | null {
  if (removeFromHand(handOf(state, seat), card)) return null;
  const pile = topOf(state, seat, 0) === card ? 0 : 1;
  liftTop(state, seat, pile);
  return pile;
}

/** Takes the card out of the hand, if it is there: the others keep their order. */
function removeFromHand(hand: CardNumber[], card: CardNumber): boolean {
  const place = hand.indexOf(card);
  if (place < 0) return false;
  // By hand and not by `splice`, which makes a list of what it took: this is done for every card played.
  for (let k = place + 1; k < hand.length; k++) hand[k - 1] = hand[k] ?? card;
  hand.pop();
  return true;
}
