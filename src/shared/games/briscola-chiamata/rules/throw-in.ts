/**
 * BC-21: a seat with a weak hand is asked before the auction whether it throws the deal in, and
 * nobody else may notice. So turn and phase exist twice: the truth in the state, and what a viewer
 * may believe. For a seat that isn't asked, the auction opens with the deal.
 */
import type { FrenchCard } from '../../../cards/french.ts';
import type { Seat, Viewer } from '../../../engine/rules.ts';
import { pointsIn } from '../state/cards.ts';
import type { Phase } from '../state/observation.ts';
import { clockwise, forehand, placesAfterForehand, SEATS } from '../state/seats.ts';
import { dealerOf, handOf, type State } from '../state/state.ts';
import { openAuction } from './auction.ts';
import { dealCards, gatherHands } from './deal.ts';

/** BC-21: whether the hand holds so few points that it may be thrown in. */
function isWeak(state: State, seat: Seat): boolean {
  const { weakHand } = state.options;
  return weakHand !== 'off' && pointsIn(handOf(state, seat)) <= weakHand;
}

/** BC-21: asks the first weak hand from so many places after forehand on; where there is none, the auction opens. */
function askWeakHands(state: State, places: number): void {
  const first = forehand(dealerOf(state));
  for (let k = places; k < SEATS; k++) {
    const seat = clockwise(first, k);
    if (!isWeak(state, seat)) continue;
    state.phase = 'throw-in';
    state.turn = seat;
    return;
  }
  openAuction(state);
}

/** BC-5, BC-21: the cards are dealt, and the weak hands asked before the auction. */
export function deal(state: State, cards: readonly FrenchCard[]): void {
  dealCards(state, cards);
  askWeakHands(state, 0);
}

/** BC-21: the deal is thrown in; the same dealer deals anew. */
export function throwIn(state: State, seat: Seat): void {
  gatherHands(state);
  state.last = { by: seat, type: 'throw-in' };
}

/** BC-21: the seat keeps its hand; whoever comes after it is asked. */
export function keepHand(state: State, seat: Seat): void {
  askWeakHands(state, placesAfterForehand(dealerOf(state), seat) + 1);
}

/** BC-21: whether the viewer is asked, now or as soon as the seats before it have answered: it can't tell which. */
function isAsked(state: State, viewer: Viewer): viewer is Seat {
  const { phase, turn } = state;
  if (phase !== 'throw-in' || turn === null || viewer === 'everyone' || !isWeak(state, viewer)) return false;
  const dealer = dealerOf(state);
  return placesAfterForehand(dealer, viewer) >= placesAfterForehand(dealer, turn);
}

/** The phase as the viewer may know it (BC-21). */
export function phaseFor(state: State, viewer: Viewer): Phase {
  return state.phase === 'throw-in' && !isAsked(state, viewer) ? 'auction' : state.phase;
}

/** The turn as the viewer may know it (BC-21). */
export function turnFor(state: State, viewer: Viewer): Seat | null {
  if (state.phase !== 'throw-in') return state.turn;
  return isAsked(state, viewer) ? viewer : forehand(dealerOf(state));
}
