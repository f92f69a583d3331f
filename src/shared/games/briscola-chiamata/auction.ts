/** Before play: who throws a weak hand in, who speaks in the auction, when it ends, what the winner names. */
import { SUITS, type Suit } from '../../cards/french.ts';
import { present } from '../../engine/collections.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { MoveIndex, Seat, Viewer } from '../../engine/rules.ts';
import { beginPlay, dealAgain, dealerOf } from '../../tricks/deal.ts';
import type { ExtraMoves, OwnSeen } from '../../tricks/definition.ts';
import type { OwnView } from '../../tricks/state.ts';
import {
  bidAt,
  calledCard,
  callOf,
  HIGHEST_BID,
  indexOf,
  legalCalls,
  OWN_MOVES,
  OWN_SCHEMAS,
  PASS,
  refuseBid,
  THROW_IN_ANSWERS,
  TRUMPS,
} from './bids.ts';
import { cardOfNumber, clockwise, forehand, numberOf, placesAfterForehand, pointsIn, SEATS } from './cards.ts';
import {
  type Auction,
  type Bid,
  type Call,
  type Chiamata,
  handOf,
  holds,
  type OwnMove,
  type Phase,
  type State,
} from './state.ts';

// BC-21: a seat with a weak hand is asked before the auction whether it throws the deal in, and
// nobody else may notice. For a seat that isn't asked, the auction opens with the deal.

/** BC-21: whether the hand holds so few points that it may be thrown in. */
function isWeak(state: State, seat: Seat): boolean {
  const { weakHand } = state.options;
  return weakHand !== 'off' && pointsIn(handOf(state, seat)) <= weakHand;
}

/** BC-21: asks the first weak hand from so many places after forehand on; where there is none, forehand opens the auction (BC-6). */
function askWeakHands(state: State, places: number): void {
  const first = forehand(dealerOf(state));
  state.phase = 'auction';
  state.turn = first;
  for (let k = places; k < SEATS; k++) {
    const seat = clockwise(first, k);
    if (!isWeak(state, seat)) continue;
    state.phase = 'throw-in';
    state.turn = seat;
    return;
  }
}

/** BC-21: whether the viewer is asked, now or as soon as the seats before it have answered: it can't tell which. */
function isAsked(state: State, viewer: Viewer): viewer is Seat {
  if (state.turn === null || viewer === 'everyone' || !isWeak(state, viewer)) return false;
  const dealer = dealerOf(state);
  return placesAfterForehand(dealer, viewer) >= placesAfterForehand(dealer, state.turn);
}

/** Phase and turn while hands are asked, as the viewer may know them (BC-21). */
function seenWhileAsked(state: State, viewer: Viewer) {
  return isAsked(state, viewer)
    ? { phase: 'throw-in', turn: viewer }
    : { phase: 'auction', turn: forehand(dealerOf(state)) };
}

function phaseFor(state: State, seat: Seat): string {
  return state.phase === 'throw-in' ? seenWhileAsked(state, seat).phase : state.phase;
}

/** BC-6: a bid or a pass, and what comes of it. */
function speak(state: State, seat: Seat, said: MoveIndex): void {
  note(state, seat, said);
  const { standing, bidder } = state;
  const next = nextBidder(state, seat);
  if (next === undefined) passOut(state);
  // BC-9: the turn comes back to the standing bid because all others have passed, or nobody can bid more.
  else if (bidder !== null && (bidder === next || standing === HIGHEST_BID)) win(state, bidder);
  else state.turn = next;
}

/** What was said, and what it leaves to say. */
function note(auction: Auction, seat: Seat, said: MoveIndex): void {
  auction.calls.push(callOf(seat, said));
  if (said === PASS) auction.passed |= 1 << seat;
  else {
    auction.standing = said;
    auction.bidder = seat;
  }
}

/** The auction after these calls. */
export function auctionOf(calls: readonly Call[]): Auction {
  const auction: Auction = { calls: [], standing: null, bidder: null, passed: 0 };
  for (const { seat, bid } of calls) note(auction, seat, indexOf(bid));
  return auction;
}

/** BC-9: a pass is final. */
function hasPassed({ passed }: State, seat: Seat): boolean {
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

function win(state: State, seat: Seat): void {
  state.declarer = seat;
  state.phase = 'trump';
  state.turn = seat;
}

/** BC-10: five passes. Not scored; the deal moves on, and the next scored deal may count for more. */
function passOut(state: State): void {
  if (state.options.allPass === 'redeal-doubled') state.factor += 1;
  dealAgain(state, clockwise(dealerOf(state), 1));
}

/** BC-11: the winner names the trump suit; then the first card is led, by forehand where the table plays it so (BC-12). */
function nameTrump(state: State, seat: Seat, suit: Suit): void {
  state.trump = SUITS.indexOf(suit);
  state.called = calledCard(winningBid(state), state.trump);
  beginPlay(state, state.options.leads === 'forehand' ? forehand(dealerOf(state)) : seat);
}

/** The winning bid, after the auction. */
export function winningBid({ standing }: State): Bid {
  return present(bidAt(standing), 'bid');
}

const NO_MOVES: readonly MoveIndex[] = [];

/** The phase of each move, and the refusal outside it. */
const MOVE_PHASES: Readonly<Record<OwnMove['type'], { phase: Phase; rule: string; otherwise: string }>> = {
  'throw-in': { phase: 'throw-in', rule: 'BC-21', otherwise: 'not-asked' },
  keep: { phase: 'throw-in', rule: 'BC-21', otherwise: 'not-asked' },
  bid: { phase: 'auction', rule: 'BC-6', otherwise: 'no-auction' },
  pass: { phase: 'auction', rule: 'BC-6', otherwise: 'no-auction' },
  trump: { phase: 'trump', rule: 'BC-11', otherwise: 'no-trump-now' },
};

function refusePhase(state: State, seat: Seat, { type }: OwnMove): Refusal | undefined {
  const { phase, rule, otherwise } = MOVE_PHASES[type];
  return phaseFor(state, seat) === phase ? undefined : refusal(rule, otherwise);
}

function legal(state: State, seat: Seat): readonly MoveIndex[] {
  switch (phaseFor(state, seat)) {
    case 'auction':
      return legalCalls(state.standing);
    case 'trump':
      return TRUMPS;
    case 'throw-in':
      return THROW_IN_ANSWERS;
    default:
      return NO_MOVES;
  }
}

function apply(state: State, seat: Seat, move: OwnMove): void {
  if (move.type === 'bid') speak(state, seat, indexOf(move));
  else if (move.type === 'pass') speak(state, seat, PASS);
  else if (move.type === 'trump') nameTrump(state, seat, move.suit);
  // BC-21: the same dealer deals anew, or whoever comes after the seat is asked.
  else if (move.type === 'throw-in') dealAgain(state, dealerOf(state));
  else askWeakHands(state, placesAfterForehand(dealerOf(state), seat) + 1);
}

/** BC-16: the called card is public, its holder isn't: only that seat knows where it is. */
function observe(state: State, viewer: Viewer, own: OwnView | null): OwnSeen<Chiamata> {
  const { calls, declarer, called, teammate, factor } = state;
  const isTeammate = viewer !== 'everyone' && called !== null && (holds(state, viewer, called) || teammate === viewer);
  return {
    ...(own && { own: { ...own, isTeammate } }),
    calls: [...calls],
    declarer,
    bid: declarer === null ? null : winningBid(state),
    called: called === null ? null : cardOfNumber(called),
    teammate,
    factor,
  };
}

/** The moves before play, and what all of them see of it. */
export const AUCTION: ExtraMoves<Chiamata> = {
  isBeforePlay: true,
  moves: OWN_MOVES,
  schemas: OWN_SCHEMAS,
  initial: () => ({ ...auctionOf([]), declarer: null, called: null, teammate: null, factor: 1 }),
  // Field by field: every simulated deal begins so. The factor stays (BC-10).
  clear(state) {
    state.calls = [];
    state.standing = null;
    state.bidder = null;
    state.passed = 0;
    state.declarer = null;
    state.called = null;
    state.teammate = null;
  },
  copy(copied) {
    copied.calls = copied.calls.slice();
  },
  observe,
  resample: ({ calls, declarer, called, teammate, factor }) => ({
    ...auctionOf(calls),
    declarer,
    called: called && numberOf(called),
    teammate,
    factor,
  }),
  afterDeal: (state) => askWeakHands(state, 0),
  legal,
  refuseOutOfTurn(state, seat, move) {
    const passed = MOVE_PHASES[move.type].phase === 'auction' && hasPassed(state, seat);
    const why = passed ? refusal('BC-9', 'has-passed') : refusal(MOVE_PHASES[move.type].rule, 'not-your-turn');
    return refusePhase(state, seat, move) ?? why;
  },
  refuse(state, seat, move) {
    const why = refusePhase(state, seat, move);
    return why ?? (move.type === 'bid' ? refuseBid(bidAt(state.standing), move) : undefined);
  },
  apply,
  // BC-16
  afterCard(state, seat, card) {
    if (card === state.called) state.teammate = seat;
  },
  afterScore(state) {
    state.factor = 1;
  },
  secretPhase: { phase: 'throw-in', seen: seenWhileAsked, isNoticed: ({ type }) => type !== 'keep' },
};
