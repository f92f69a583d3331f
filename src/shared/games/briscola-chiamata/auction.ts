/** Before play: who throws a weak hand in, who speaks in the auction, when it ends, what the winner names. */
import { SUITS, type Suit } from '../../cards/french.ts';
import { present } from '../../engine/collections.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { Seat, Viewer } from '../../engine/rules.ts';
import { beginPlay, dealAgain, dealerOf } from '../../tricks/deal.ts';
import type { ExtraMoves, OwnSeen } from '../../tricks/definition.ts';
import type { OwnView } from '../../tricks/state.ts';
import {
  bidOf,
  calledCard,
  isHighest,
  legalCalls,
  OWN_MOVES,
  OWN_SCHEMAS,
  refuseBid,
  standingIn,
  THROW_IN_ANSWERS,
  TRUMPS,
} from './bids.ts';
import { cardOfNumber, clockwise, forehand, numberOf, placesAfterForehand, pointsIn, SEATS } from './cards.ts';
import type { OwnMove } from './state.ts';
import { type Bid, type Chiamata, handOf, holds, type Phase, type State } from './state.ts';

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
function speak(state: State, seat: Seat, bid: Bid | null): void {
  state.calls = [...state.calls, { seat, bid }];
  const next = nextBidder(state, seat);
  const standing = standingIn(state);
  if (next === undefined) passOut(state);
  // BC-9: the turn comes back to the standing bid because all others have passed, or nobody can bid more.
  else if (standing && (standing.seat === next || isHighest(standing.bid))) win(state, standing.seat);
  else state.turn = next;
}

/** BC-9: a pass is final. Who has passed, bit *k* for seat *k*. */
function passedIn({ calls }: State): number {
  let passed = 0;
  for (const { seat, bid } of calls) if (bid === null) passed |= 1 << seat;
  return passed;
}

/** The next seat clockwise that hasn't passed, the last caller last; undefined if all five have. */
function nextBidder(state: State, spoke: Seat): Seat | undefined {
  const passed = passedIn(state);
  for (let places = 1; places <= SEATS; places++) {
    const seat = clockwise(spoke, places);
    if (((passed >> seat) & 1) === 0) return seat;
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
export function winningBid(state: Pick<State, 'calls'>): Bid {
  return present(standingIn(state), 'bid').bid;
}

const NO_MOVES: readonly number[] = [];

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

function legal(state: State, seat: Seat): readonly number[] {
  switch (phaseFor(state, seat)) {
    case 'auction':
      return legalCalls(standingIn(state)?.bid);
    case 'trump':
      return TRUMPS;
    case 'throw-in':
      return THROW_IN_ANSWERS;
    default:
      return NO_MOVES;
  }
}

function apply(state: State, seat: Seat, move: OwnMove): void {
  if (move.type === 'bid') speak(state, seat, bidOf(move));
  else if (move.type === 'pass') speak(state, seat, null);
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
    calls,
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
  initial: (_table, before) => ({
    calls: [],
    declarer: null,
    called: null,
    teammate: null,
    factor: before?.factor ?? 1,
  }),
  observe,
  resample: ({ calls, declarer, called, teammate, factor }) => ({
    calls,
    declarer,
    called: called && numberOf(called),
    teammate,
    factor,
  }),
  afterDeal: (state) => askWeakHands(state, 0),
  legal,
  refuseOutOfTurn(state, seat, move) {
    const passed = MOVE_PHASES[move.type].phase === 'auction' && ((passedIn(state) >> seat) & 1) === 1;
    const why = passed ? refusal('BC-9', 'has-passed') : refusal(MOVE_PHASES[move.type].rule, 'not-your-turn');
    return refusePhase(state, seat, move) ?? why;
  },
  refuse(state, seat, move) {
    const why = refusePhase(state, seat, move);
    return why ?? (move.type === 'bid' ? refuseBid(standingIn(state)?.bid, move) : undefined);
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
