/** Before play: who throws a weak hand in, who speaks in the auction, when it ends, what the winner names. */
import type { FrenchCard } from '../../../cards/french.ts';
import { present } from '../../../engine/collections.ts';
import type { MoveIndex, Seat, Viewer } from '../../../engine/rules.ts';
import { pointsIn, type SuitNumber } from '../state/cards.ts';
import { HIGHEST_BID, PASS } from '../state/move-index.ts';
import { clockwise, forehand, type Phase, placesAfterForehand, SEATS } from '../state/observation.ts';
import { dealerOf, handOf, type State } from '../state/state.ts';
import { calledCard, callOf } from './bids.ts';
import { dealCards, gatherHands, passTheDeal } from './deal.ts';
import { leadFirst } from './play.ts';

// BC-21: a seat with a weak hand is asked before the auction whether it throws the deal in, and
// nobody else may notice. So turn and phase exist twice: the truth in the state, and what a viewer
// may believe. For a seat that isn't asked, the auction opens with the deal.

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

/** BC-6: forehand speaks first. */
function openAuction(state: State): void {
  state.phase = 'auction';
  state.turn = forehand(dealerOf(state));
}

/** BC-6: a bid or a pass, and what comes of it. */
export function bidOrPass(state: State, seat: Seat, call: MoveIndex): void {
  state.calls.push(callOf(seat, call));
  if (call === PASS) state.passed |= 1 << seat;
  else {
    state.standing = call;
    state.bidder = seat;
  }
  const next = nextBidder(state, seat);
  if (next === undefined) passOut(state);
  else if (isWon(state, next)) win(state, present(state.bidder, 'bidder'));
  else state.turn = next;
}

/** BC-9: a pass is final. */
export function hasPassed({ passed }: State, seat: Seat): boolean {
  return ((passed >> seat) & 1) === 1;
}

/** The next seat clockwise that hasn't passed, the last caller last; undefined if all five have. */
function nextBidder(state: State, spoke: Seat): Seat | undefined {
  for (let places = 1; places <= SEATS; places++) {
    const seat = clockwise(spoke, places);
    if (!hasPassed(state, seat)) return seat;
  }
  return undefined;
}

/** BC-9: the turn comes back to the standing bid because all others have passed, or nobody can bid more. */
function isWon({ standing, bidder }: State, next: Seat): boolean {
  return bidder !== null && (bidder === next || standing === HIGHEST_BID);
}

function win(state: State, seat: Seat): void {
  state.declarer = seat;
  state.phase = 'trump';
  state.turn = seat;
}

/** BC-10: five passes. Not scored; the deal moves on, and the next scored deal may count for more. */
function passOut(state: State): void {
  if (state.options.allPass === 'redeal-doubled') state.factor += 1;
  gatherHands(state);
  passTheDeal(state);
}

/** BC-11: the winner names the trump suit; then the first card is led. */
export function nameTrump(state: State, seat: Seat, trump: SuitNumber): void {
  state.trump = trump;
  state.called = calledCard(present(state.standing, 'bid'), trump);
  leadFirst(state, seat);
}
