/** How the tricks are played. */
import type { FrenchCard } from '../../../cards/french.ts';
import { last } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { clockwise, forehand, SEATS } from '../state/seats.ts';
import { dealerOf, handOf, type State } from '../state/state.ts';
import { scoreDeal } from './score.ts';
import { TRICKS, takerOf } from './tricks.ts';

/** BC-12: the auction's winner leads the first trick, or forehand where the table plays it so. */
export function leadFirst(state: State, declarer: Seat): void {
  state.phase = 'play';
  lead(state, state.options.leads === 'forehand' ? forehand(dealerOf(state)) : declarer);
}

function lead(state: State, leader: Seat): void {
  state.tricks.push({ leader, cards: [], winner: null });
  state.turn = leader;
}

/** BC-12, BC-15: the card goes to the trick. The fifth card ends the trick, whose taker leads; the eighth trick ends the deal. */
export function playCard(state: State, seat: Seat, card: FrenchCard): void {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  const trick = last(state.tricks);
  trick.cards.push(card);
  if (trick.cards.length < SEATS) {
    state.turn = clockwise(seat, 1);
    return;
  }
  trick.winner = takerOf(trick, state.trump);
  if (state.tricks.length < TRICKS) lead(state, trick.winner);
  else scoreDeal(state);
}
