/** What a bid is worth, what goes over it, and which card it calls. */

import { RANKS } from '../../../cards/french.ts';
import { at } from '../../../engine/at.ts';
import { lookup } from '../../../engine/lookup.ts';
import { madeOnce } from '../../../engine/made-once.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { type CardNumber, LEAST_POINTS, MOST_POINTS, type SuitNumber } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import type { Bid } from '../state/observation.ts';

export type BidMove = Extract<Move, { type: 'bid' }>;

/** A rank's place from the highest, 0 to 9 (BC-2). */
const placeOf = lookup(RANKS, (rank) => RANKS.indexOf(rank));

const PASS = madeOnce<Move>({ type: 'pass' });

/** Every bid from the lowest: the ranks from the ace down to a bare 2 (BC-7), then 2 with 62 to 120 (BC-8). */
const LADDER: readonly BidMove[] = [
  ...RANKS.map((rank) => madeOnce<BidMove>({ type: 'bid', rank })),
  ...Array.from({ length: MOST_POINTS - LEAST_POINTS }, (_, k) => {
    return madeOnce<BidMove>({ type: 'bid', rank: '2', points: LEAST_POINTS + 1 + k });
  }),
];
const BARE_TWO = RANKS.length - 1;

/** What may be said over the bid on each rung: lower ranks over a rank, higher numbers over a 2. A pass last. */
const CALLS_OVER: readonly (readonly Move[])[] = LADDER.map((_, rung) => {
  const top = rung < BARE_TWO ? RANKS.length : LADDER.length;
  return [...LADDER.slice(rung + 1, top), PASS];
});
const OPENING_CALLS: readonly Move[] = [...LADDER.slice(0, RANKS.length), PASS];

/** BC-7, BC-8, BC-9: what the seat on turn may say over the standing bid. */
export function legalCalls(standing: Bid | null): readonly Move[] {
  if (!standing) return OPENING_CALLS;
  return at(CALLS_OVER, placeOf(standing.rank) + standing.points - LEAST_POINTS);
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
  if (!standing || placeOf(rank) > placeOf(standing.rank)) return undefined;
  return refusal('BC-7', 'rank-not-lower', { rank, standing: standing.rank });
}

export function bidOf({ rank, points = LEAST_POINTS }: BidMove): Bid {
  return { rank, points };
}

/** BC-11: the card of the winning rank in the trump suit. */
export function calledCard({ rank }: Bid, trump: SuitNumber): CardNumber {
  return RANKS.length * trump + placeOf(rank);
}
