/** Who speaks, when the auction is over, and what its winner names. */
import { SUITS, type Suit } from '../../../cards/french.ts';
import { madeOnce } from '../../../engine/made-once.ts';
import type { Seat } from '../../../engine/rules.ts';
import { MOST_POINTS } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import type { Bid, Call } from '../state/observation.ts';
import { clockwise, forehand, SEATS } from '../state/seats.ts';
import { dealerOf, type State } from '../state/state.ts';
import { calledCard } from './bids.ts';
import { winningBid } from './contract.ts';
import { gatherHands, passTheDeal } from './deal.ts';
import { leadFirst } from './play.ts';

/** BC-6: forehand speaks first. */
export function openAuction(state: State): void {
  state.phase = 'auction';
  state.turn = forehand(dealerOf(state));
}

/** BC-6: a bid, or a pass (null), and what comes of it. */
export function speak(state: State, seat: Seat, bid: Bid | null): void {
  const call = { seat, bid };
  state.calls.push(call);
  if (bid) state.standing = call;
  else state.passed |= 1 << seat;
  const { standing } = state;
  const next = nextSpeaker(state, seat);
  if (next === undefined) passOut(state);
  else if (standing && isWon(standing, next)) win(state, standing.seat);
  else state.turn = next;
}

/** BC-9: a pass is final. */
export function hasPassed({ passed }: State, seat: Seat): boolean {
  return ((passed >> seat) & 1) === 1;
}

/** The next seat clockwise that has not passed, the one that just spoke last; nothing if all five have. */
function nextSpeaker(state: State, spoke: Seat): Seat | undefined {
  for (let places = 1; places <= SEATS; places++) {
    const seat = clockwise(spoke, places);
    if (!hasPassed(state, seat)) return seat;
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
export const TRUMP_MOVES: readonly Move[] = SUITS.map((suit) => madeOnce({ type: 'trump', suit }));

/** BC-11: the winner names the trump suit; then the first card is led. */
export function nameTrump(state: State, seat: Seat, suit: Suit): void {
  state.trump = SUITS.indexOf(suit);
  state.called = calledCard(winningBid(state), state.trump);
  leadFirst(state, seat);
}
