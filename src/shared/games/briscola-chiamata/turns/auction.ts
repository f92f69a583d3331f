/** Who speaks, when the auction is over, and what its winner names. */
import { SUITS, type Suit } from '../../../cards/french.ts';
import type { Seat } from '../../../engine/rules.ts';
import { MOST_POINTS } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import type { Bid, Call } from '../state/observation.ts';
import { clockwise, forehand, SEATS } from '../state/seats.ts';
import { dealerOf, type State } from '../state/state.ts';
import { standingCall } from './bids.ts';
import { gatherHands, passTheDeal } from './deal.ts';
import { leadFirst } from './play.ts';

/** BC-6: forehand speaks first. */
export function openAuction(state: State): void {
  state.phase = 'auction';
  state.turn = forehand(dealerOf(state));
}

/** BC-6: a bid, or a pass (null), and what comes of it. */
export function speak(state: State, seat: Seat, bid: Bid | null): void {
  state.calls.push({ seat, bid });
  const next = nextSpeaker(state.calls, seat);
  const standing = standingCall(state.calls);
  if (next === undefined) passOut(state);
  else if (standing && isWon(standing, next)) win(state, standing.seat);
  else state.turn = next;
}

/** BC-9: a pass is final. */
export function hasPassed(calls: readonly Call[], seat: Seat): boolean {
  for (const call of calls) if (call.seat === seat && !call.bid) return true;
  return false;
}

/** The next seat clockwise that has not passed, the one that just spoke last; nothing if all five have. */
function nextSpeaker(calls: readonly Call[], spoke: Seat): Seat | undefined {
  for (let places = 1; places <= SEATS; places++) {
    const seat = clockwise(spoke, places);
    if (!hasPassed(calls, seat)) return seat;
  }
  return undefined;
}

/** BC-9: the turn comes back to the standing bid because all others have passed, or nobody can bid more. */
function isWon(standing: Call, next: Seat): boolean {
  return standing.seat === next || standing.bid?.points === MOST_POINTS;
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

/** BC-11: what the winner may name. */
export const TRUMP_MOVES: readonly Move[] = SUITS.map((suit) => ({ type: 'trump', suit }));

/** BC-11: the winner names the trump suit; then the first card is led. */
export function nameTrump(state: State, seat: Seat, suit: Suit): void {
  state.trump = suit;
  leadFirst(state, seat);
}
