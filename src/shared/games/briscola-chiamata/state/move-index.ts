/** Every move by index: cards first, by card number, then calls. */
import { FRENCH_DECK, RANKS, SUITS } from '../../../cards/french.ts';
import { lookup } from '../../../engine/collections.ts';
import { interned } from '../../../engine/move-index.ts';
import type { MoveIndex } from '../../../engine/rules.ts';
import { DECK_POINTS, MIN_BID_POINTS, numberOf } from './cards.ts';
import type { Move } from './moves.ts';
import type { Bid } from './observation.ts';

export type BidMove = Extract<Move, { type: 'bid' }>;

/** Every bid from the lowest: the ranks from the ace down to a bare 2 (BC-7), then 2 with 62 to 120 (BC-8). */
const BIDS: readonly BidMove[] = [
  ...RANKS.map((rank): BidMove => ({ type: 'bid', rank })),
  ...Array.from({ length: DECK_POINTS - MIN_BID_POINTS }, (_, k): BidMove => {
    return { type: 'bid', rank: '2', points: MIN_BID_POINTS + 1 + k };
  }),
];

export const FIRST_BID: MoveIndex = FRENCH_DECK.length;
export const BARE_TWO: MoveIndex = FIRST_BID + RANKS.length - 1;
export const HIGHEST_BID: MoveIndex = FIRST_BID + BIDS.length - 1;
export const PASS: MoveIndex = HIGHEST_BID + 1;
export const FIRST_TRUMP: MoveIndex = PASS + 1;
export const THROW_IN: MoveIndex = FIRST_TRUMP + SUITS.length;
export const KEEP: MoveIndex = THROW_IN + 1;

/** One object per move, to avoid allocation. */
export const MOVES: readonly Move[] = [
  ...FRENCH_DECK.map((card): Move => ({ type: 'play', card })),
  ...BIDS,
  { type: 'pass' as const },
  ...SUITS.map((suit): Move => ({ type: 'trump', suit })),
  { type: 'throw-in' as const },
  { type: 'keep' as const },
].map((move) => interned<Move>(move));

/** A rank's place from the highest, 0 to 9 (BC-2). */
export const rankIndex = lookup(RANKS, (rank) => RANKS.indexOf(rank));

/** `points`: 61 for a rank and a bare 2, as in an observation. */
export function indexOfBid({ rank, points }: Bid): MoveIndex {
  return FIRST_BID + rankIndex(rank) + points - MIN_BID_POINTS;
}

/** The index of a named move from outside, accepted by `refuse`. */
export function indexOfMove(move: Move): MoveIndex {
  switch (move.type) {
    case 'play':
      return numberOf(move.card);
    case 'bid':
      return indexOfBid({ rank: move.rank, points: move.points ?? MIN_BID_POINTS });
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
