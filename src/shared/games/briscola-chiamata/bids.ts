/** The game's own moves; the bids' order, and the called card. */
import { z } from 'zod';
import { RANKS, SUITS } from '../../cards/french.ts';
import { at } from '../../engine/collections.ts';
import { type Refusal, refusal } from '../../engine/refusal.ts';
import type { MoveIndex, Seat } from '../../engine/rules.ts';
import type { CardNumber, SuitNumber } from '../../tricks/deck.ts';
import { ALL_SEATS, DECK, DECK_POINTS, MIN_BID_POINTS } from './cards.ts';
import type { Bid, BidMove, Call, OwnMove } from './state.ts';

/** Said with a 2, above what a bare one asks for (BC-8). */
const points = z.int().gt(MIN_BID_POINTS).max(DECK_POINTS);

/** Fields in record order. */
export const OWN_SCHEMAS = [
  z.strictObject({ type: z.literal('throw-in') }),
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('bid'), rank: z.enum(RANKS), points: points.optional() }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('trump'), suit: z.enum(SUITS) }),
] as const;

/** Every bid from the lowest: the ranks from the ace down to a bare 2 (BC-7), then 2 with 62 to 120 (BC-8). */
const BIDS: readonly BidMove[] = [
  ...RANKS.map((rank): BidMove => ({ type: 'bid', rank })),
  ...Array.from({ length: DECK_POINTS - MIN_BID_POINTS }, (_, k): BidMove => {
    return { type: 'bid', rank: '2', points: MIN_BID_POINTS + 1 + k };
  }),
];

// The numbers of the moves: the cards' come first.
const FIRST_BID: MoveIndex = DECK.cards.length;
const BARE_TWO: MoveIndex = FIRST_BID + RANKS.length - 1;
export const HIGHEST_BID: MoveIndex = FIRST_BID + BIDS.length - 1;
export const PASS = HIGHEST_BID + 1;
const FIRST_TRUMP = PASS + 1;

export const OWN_MOVES: readonly OwnMove[] = [
  ...BIDS,
  { type: 'pass' },
  ...SUITS.map((suit): OwnMove => ({ type: 'trump', suit })),
  { type: 'throw-in' },
  { type: 'keep' },
];
export const TRUMPS: readonly MoveIndex[] = SUITS.map((_, suit) => FIRST_TRUMP + suit);
export const THROW_IN_ANSWERS: readonly MoveIndex[] = [FIRST_TRUMP + SUITS.length, FIRST_TRUMP + SUITS.length + 1];
export const KEEP: OwnMove = { type: 'keep' };

/** `points`: 61 for a rank and a bare 2. */
export function bidOf({ rank, points = MIN_BID_POINTS }: BidMove): Bid {
  return { rank, points };
}

/** The number of a bid's move; a pass's for null. */
export function indexOf(bid: Bid | BidMove | null): MoveIndex {
  if (bid === null) return PASS;
  const { rank, points = MIN_BID_POINTS } = bid;
  return points > MIN_BID_POINTS ? BARE_TWO + points - MIN_BID_POINTS : FIRST_BID + RANKS.indexOf(rank);
}

/** By seat, every call in the order of the moves: made once, since every simulated deal has an auction. */
const CALLS: readonly (readonly Call[])[] = ALL_SEATS.map((seat) =>
  [...BIDS.map(bidOf), null].map((bid) => ({ seat, bid })),
);

/** A seat's bid or pass by its number. */
export function callOf(seat: Seat, said: MoveIndex): Call {
  return at(at(CALLS, seat), said - FIRST_BID);
}

/** A bid by its number. */
export function bidAt(index: MoveIndex | null): Bid | undefined {
  return index === null ? undefined : (callOf(0, index).bid ?? undefined);
}

/** Legal calls over each bid, and with none: lower ranks, then higher numbers over a 2. A pass last. */
const CALLS_ABOVE: readonly (readonly MoveIndex[])[] = BIDS.map((_, k) => callsFrom(FIRST_BID + k + 1));
const OPENING_CALLS = callsFrom(FIRST_BID);

function callsFrom(least: MoveIndex): readonly MoveIndex[] {
  const most = least <= BARE_TWO ? BARE_TWO : HIGHEST_BID;
  return [...Array.from({ length: most + 1 - least }, (_, k) => least + k), PASS];
}

/** BC-7, BC-8, BC-9: what the seat on turn may say over the standing bid. */
export function legalCalls(standing: MoveIndex | null): readonly MoveIndex[] {
  return standing === null ? OPENING_CALLS : at(CALLS_ABOVE, standing - FIRST_BID);
}

/** BC-7, BC-8: why this bid does not go over the standing one. */
export function refuseBid(standing: Bid | undefined, { rank, points }: BidMove): Refusal | undefined {
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

/** BC-11: the card of the winning rank in the trump suit. */
export function calledCard({ rank }: Bid, trump: SuitNumber): CardNumber {
  return RANKS.length * trump + RANKS.indexOf(rank);
}
