/** Trick play. */
import { at, last } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beatsByNumber, type CardNumber, pointsAt } from '../state/cards.ts';
import { clockwise, forehand, SEATS } from '../state/observation.ts';
import { dealerOf, type State } from '../state/state.ts';
import { scoreDeal } from './score.ts';
import { TRICKS } from './tricks.ts';

/** BC-12: the auction's winner leads the first trick, or forehand where the table plays it so. */
export function leadFirst(state: State, declarer: Seat): void {
  state.phase = 'play';
  lead(state, state.options.leads === 'forehand' ? forehand(dealerOf(state)) : declarer);
}

function lead(state: State, leader: Seat): void {
  state.leaders.push(leader);
  state.turn = leader;
}

/** BC-12, BC-15: the card goes to the trick. The fifth card ends the trick, whose taker leads; the eighth trick ends the deal. */
export function playCard(state: State, seat: Seat, card: CardNumber): void {
  removeFromHand(at(state.hands, seat), card);
  state.played.push(card);
  state.lying += pointsAt(card);
  if (card === state.called) state.teammate = seat;
  if (state.best === null || beatsByNumber(card, state.best, state.trump)) {
    state.best = card;
    state.bestBy = seat;
  }
  const next = clockwise(seat, 1);
  if (next === last(state.leaders)) endTrick(state);
  else state.turn = next;
}

/** Removes the card; the others keep their order. */
function removeFromHand(hand: CardNumber[], card: CardNumber): void {
  // A loop instead of `splice`, which allocates: this runs for every card.
  let place = 0;
  while (hand[place] !== card) place++;
  for (let k = place + 1; k < hand.length; k++) hand[k - 1] = at(hand, k);
  hand.pop();
}

/** BC-14, BC-15: the best card's seat takes the trick and leads the next one, after the eighth none. */
function endTrick(state: State): void {
  const { taken, bestBy, lying } = state;
  taken[bestBy] = (taken[bestBy] ?? 0) + lying;
  state.best = null;
  state.lying = 0;
  lead(state, bestBy);
  if (state.played.length === TRICKS * SEATS) scoreDeal(state);
}
