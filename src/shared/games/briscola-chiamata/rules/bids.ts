/** Bids: their order and the called card. */
import { RANKS, SUITS } from '../../../cards/french.ts';
import { at, present } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import { type CardNumber, cardOfNumber, MIN_BID_POINTS, type SuitNumber } from '../state/cards.ts';
import { BARE_TWO, type BidMove, FIRST_BID, HIGHEST_BID, MOVES, PASS, rankIndex } from '../state/move-index.ts';
import {
  ALL_SEATS,
  type AuctionOutcome,
  type Bid,
  type Call,
  type Contract,
  type Phase,
} from '../state/observation.ts';
import type { State } from '../state/state.ts';

// The auction's outcome (BC-11).

/** The winning bid, after the auction. */
export function winningBid({ standing }: State): Bid {
  return present(bidAt(standing), 'bid');
}

/** The contract, once trump is named. */
function contractOf(state: State): Omit<Contract, 'phase'> {
  const { declarer, trump, called } = state;
  return {
    declarer: present(declarer, 'declarer'),
    bid: winningBid(state),
    trump: at(SUITS, present(trump, 'trump')),
    called: cardOfNumber(present(called, 'called card')),
  };
}

/** The known part of it in this phase. */
export function auctionOutcome(phase: Phase, state: State): AuctionOutcome {
  switch (phase) {
    case 'dealing':
    case 'throw-in':
    case 'auction':
      return { phase, declarer: null, bid: null, trump: null, called: null };
    case 'trump': {
      const declarer = present(state.declarer, 'declarer');
      return { phase, declarer, bid: winningBid(state), trump: null, called: null };
    }
    default:
      return { phase, ...contractOf(state) };
  }
}

/** All calls, from the lowest bid; a pass last. */
const AUCTION_CALLS: readonly MoveIndex[] = Array.from({ length: PASS + 1 - FIRST_BID }, (_, k) => FIRST_BID + k);

/** Legal calls over each bid: lower ranks, then higher numbers over a 2. A pass last. */
const CALLS_ABOVE: readonly (readonly MoveIndex[])[] = AUCTION_CALLS.map((standing) =>
  AUCTION_CALLS.filter((call) => call === PASS || isHigher(call, standing)),
);
const OPENING_CALLS = AUCTION_CALLS.filter((call) => call === PASS || isHigher(call, null));

/** BC-7, BC-8, BC-9: what the seat on turn may say over the standing bid. */
export function legalCalls(standing: MoveIndex | null): readonly MoveIndex[] {
  return standing === null ? OPENING_CALLS : at(CALLS_ABOVE, standing - FIRST_BID);
}

/** BC-7, BC-8: whether a bid goes over the standing one: ranks down to a bare 2, and numbers over that. */
function isHigher(bid: MoveIndex, standing: MoveIndex | null): boolean {
  if (standing === null) return bid <= BARE_TWO;
  return bid > standing && bid <= (standing < BARE_TWO ? BARE_TWO : HIGHEST_BID);
}

/** BC-7, BC-8: why this bid does not go over the standing one. */
export function refuseBid(standing: Bid | null, { rank, points }: BidMove): Refusal | undefined {
  if (standing?.rank === '2') {
    if (rank !== '2') return refusal('BC-8', 'only-twos', { rank });
    if (points === undefined) return refusal('BC-8', 'number-missing', { standing: standing.points });
    if (points > standing.points) return undefined;
    return refusal('BC-8', 'number-not-higher', { points, standing: standing.points });
  }
  if (points !== undefined) return refusal('BC-8', 'number-too-early', { points });
  if (!standing || rankIndex(rank) > rankIndex(standing.rank)) return undefined;
  return refusal('BC-7', 'rank-not-lower', { rank, standing: standing.rank });
}

export function bidOf({ rank, points = MIN_BID_POINTS }: BidMove): Bid {
  return { rank, points };
}

/** Each seat's calls, interned: a pass is no bid. */
const CALLS: readonly (readonly Call[])[] = ALL_SEATS.map((seat) =>
  AUCTION_CALLS.map((call) => {
    const move = at(MOVES, call);
    return { seat, bid: move.type === 'bid' ? bidOf(move) : null };
  }),
);

/** A seat's call. */
export function callOf(seat: Seat, call: MoveIndex): Call {
  return at(at(CALLS, seat), call - FIRST_BID);
}

/** A bid by index. */
export function bidAt(bid: MoveIndex | null): Bid | null {
  return bid === null ? null : callOf(0, bid).bid;
}

/** BC-11: the card of the winning rank in the trump suit. */
export function calledCard(bid: MoveIndex, trump: SuitNumber): CardNumber {
  return RANKS.length * trump + Math.min(bid, BARE_TWO) - FIRST_BID;
}
