/** What a bid is worth, what goes over it, and which card it calls. */

import { cardOf, type FrenchCard, RANKS, type Suit } from '../../../cards/french.ts';
import { at } from '../../../engine/at.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { LEAST_POINTS, MOST_POINTS } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import type { Bid, Call } from '../state/observation.ts';

export type BidMove = Extract<Move, { type: 'bid' }>;

const PASS: Move = { type: 'pass' };

/** Every bid from the lowest: the ranks from the ace down to a bare 2 (BC-7), then 2 with 62 to 120 (BC-8). */
const LADDER: readonly BidMove[] = [
  ...RANKS.map((rank): BidMove => ({ type: 'bid', rank })),
  ...Array.from({ length: MOST_POINTS - LEAST_POINTS }, (_, k): BidMove => {
    return { type: 'bid', rank: '2', points: LEAST_POINTS + 1 + k };
  }),
];
const BARE_TWO = RANKS.length - 1;

/** What may be said over the bid on each rung: lower ranks over a rank, higher numbers over a 2. A pass last. */
const CALLS_OVER: readonly (readonly Move[])[] = LADDER.map((_, rung) => {
  const top = rung < BARE_TWO ? RANKS.length : LADDER.length;
  return [...LADDER.slice(rung + 1, top), PASS];
});
const OPENING_CALLS: readonly Move[] = [...LADDER.slice(0, RANKS.length), PASS];

/** BC-7, BC-8, BC-9: what the seat on turn may say. */
export function legalCalls(calls: readonly Call[]): readonly Move[] {
  const standing = standingBid(calls);
  if (!standing) return OPENING_CALLS;
  const rung = RANKS.indexOf(standing.rank) + standing.points - LEAST_POINTS;
  return at(CALLS_OVER, rung);
}

/** BC-7, BC-8: why this bid does not go over the standing one. */
export function refuseBid(calls: readonly Call[], { rank, points }: BidMove): Refusal | undefined {
  const standing = standingBid(calls);
  if (standing?.rank === '2') {
    if (rank !== '2') return refusal('BC-8', 'only-twos', { rank });
    if (points === undefined) return refusal('BC-8', 'number-missing', { standing: standing.points });
    if (points > standing.points) return undefined;
    return refusal('BC-8', 'number-not-higher', { points, standing: standing.points });
  }
  if (points !== undefined) return refusal('BC-8', 'number-too-early', { points });
  if (!standing || RANKS.indexOf(rank) > RANKS.indexOf(standing.rank)) return undefined;
  return refusal('BC-7', 'rank-not-lower', { rank, standing: standing.rank });
}

export function bidOf({ rank, points = LEAST_POINTS }: BidMove): Bid {
  return { rank, points };
}

/** The latest call that was a bid; nothing if nobody has bid. */
export function standingCall(calls: readonly Call[]): Call | undefined {
  return calls.findLast(({ bid }) => bid);
}

/** The bid to go over, or the one that won; null if nobody has bid. */
export function standingBid(calls: readonly Call[]): Bid | null {
  return standingCall(calls)?.bid ?? null;
}

/** BC-11: the card of the winning rank in the trump suit; null before the trump is named. */
export function calledCard(calls: readonly Call[], trump: Suit | null): FrenchCard | null {
  const bid = standingBid(calls);
  return bid && trump ? cardOf(bid.rank, trump) : null;
}
