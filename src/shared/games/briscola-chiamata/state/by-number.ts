/** Every move by its number: the cards first, each played by its own number, then all that can be said. Names are for people. */
import { FRENCH_DECK, RANKS, SUITS } from '../../../cards/french.ts';
import { lookup } from '../../../engine/lookup.ts';
import { madeOnce } from '../../../engine/made-once.ts';
import type { MoveNumber } from '../../../engine/rules.ts';
import { LEAST_POINTS, MOST_POINTS, numberOf } from './cards.ts';
import type { Move } from './moves.ts';
import type { Bid } from './observation.ts';

export type BidMove = Extract<Move, { type: 'bid' }>;

/** Every bid from the lowest: the ranks from the ace down to a bare 2 (BC-7), then 2 with 62 to 120 (BC-8). */
const BIDS: readonly BidMove[] = [
  ...RANKS.map((rank): BidMove => ({ type: 'bid', rank })),
  ...Array.from({ length: MOST_POINTS - LEAST_POINTS }, (_, k): BidMove => {
    return { type: 'bid', rank: '2', points: LEAST_POINTS + 1 + k };
  }),
];

export const FIRST_BID: MoveNumber = FRENCH_DECK.length;
export const BARE_TWO: MoveNumber = FIRST_BID + RANKS.length - 1;
export const HIGHEST_BID: MoveNumber = FIRST_BID + BIDS.length - 1;
export const PASS: MoveNumber = HIGHEST_BID + 1;
export const FIRST_TRUMP: MoveNumber = PASS + 1;
export const THROW_IN: MoveNumber = FIRST_TRUMP + SUITS.length;
export const KEEP: MoveNumber = THROW_IN + 1;

/** One object a move, so that listing makes no new ones. */
export const MOVES: readonly Move[] = [
  ...FRENCH_DECK.map((card): Move => ({ type: 'play', card })),
  ...BIDS,
  { type: 'pass' as const },
  ...SUITS.map((suit): Move => ({ type: 'trump', suit })),
  { type: 'throw-in' as const },
  { type: 'keep' as const },
].map((move) => madeOnce<Move>(move));

/** A rank's place from the highest, 0 to 9 (BC-2). */
export const placeOf = lookup(RANKS, (rank) => RANKS.indexOf(rank));

/** `points`: 61 for a rank and a bare 2, as in an observation. */
export function numberOfBid({ rank, points }: Bid): MoveNumber {
  return FIRST_BID + placeOf(rank) + points - LEAST_POINTS;
}

/** The number of a move that has come from outside, by its name; it has passed `refuse`. */
export function numberOfMove(move: Move): MoveNumber {
  switch (move.type) {
    case 'play':
      return numberOf(move.card);
    case 'bid':
      return numberOfBid({ rank: move.rank, points: move.points ?? LEAST_POINTS });
    case 'pass':
      return PASS;
    case 'trump':
      return FIRST_TRUMP + SUITS.indexOf(move.suit);
    case 'throw-in':
      return THROW_IN;
    case 'keep':
      return KEEP;
  }
}
