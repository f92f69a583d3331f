/** The auction: who speaks, when it ends, what the winner names. */
import { present } from '../../../engine/collections.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import type { SuitNumber } from '../state/cards.ts';
import { HIGHEST_BID, PASS } from '../state/move-index.ts';
import { clockwise, forehand, SEATS } from '../state/seats.ts';
import { dealerOf, type State } from '../state/state.ts';
import { calledCard, callOf } from './bids.ts';
import { gatherHands, passTheDeal } from './deal.ts';
import { leadFirst } from './play.ts';

/** BC-6: forehand speaks first. */
export function openAuction(state: State): void {
  state.phase = 'auction';
  state.turn = forehand(dealerOf(state));
}

/** BC-6: a bid or a pass, and what comes of it. */
export function bidOrPass(state: State, seat: Seat, said: MoveIndex): void {
  state.calls.push(callOf(seat, said));
  if (said === PASS) state.passed |= 1 << seat;
  else {
    state.standing = said;
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
