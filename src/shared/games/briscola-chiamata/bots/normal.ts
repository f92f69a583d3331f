import { RANKS, type Rank, SUITS } from '../../../cards/french.ts';
import { at, maxBy } from '../../../engine/collections.ts';
import { bidOf } from '../rules/bids.ts';
import { type CardNumber, cardOfNumber, numberOf, stake } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import type { Bid, OwnView } from '../state/observation.ts';
import { type BriscolaObservation, type BriscolaPolicy, seatViewOf } from './seat-view.ts';
import { bestInHand } from './trick-value.ts';
import { WEIGHTS } from './weights.ts';

// A hand's expected points as declarer, and so how far to bid.

/** Points of a trump card in the hand or called, beyond a plain trump. */
const HONOUR_POINTS: Readonly<Partial<Record<Rank, number>>> = { A: 20, '10': 10, K: 5.5, Q: 4, J: 2, '6': 0.5 };

/** The same by card number within a suit. */
const HONOURS: readonly number[] = RANKS.map((rank) => HONOUR_POINTS[rank] ?? 0);

/**
 * Expected points of the declarer's side by trump, when this rank is called; −∞ where the hand
 * holds that card.
 */
export function expectedPointsByTrump(hand: readonly CardNumber[], rank: Rank): number[] {
  const called = RANKS.indexOf(rank);
  const promises = SUITS.map(() => WEIGHTS.anyDeal + at(HONOURS, called));
  for (const card of hand) {
    const suit = Math.floor(card / RANKS.length);
    const place = card % RANKS.length;
    const more = place === called ? Number.NEGATIVE_INFINITY : WEIGHTS.eachTrump + at(HONOURS, place);
    promises[suit] = at(promises, suit) + more;
  }
  return promises;
}

/** The bid with the highest expected score, if any is positive. */
function bestCall({ own: { hand } }: BriscolaObservation, moves: readonly Move[]): Move {
  const numbers = hand.map(numberOf);
  const promised = new Map<Rank, number>();
  let best: Move = { type: 'pass' };
  let most = 0;
  for (const move of moves) {
    if (move.type !== 'bid') continue;
    const points = promised.get(move.rank) ?? Math.max(...expectedPointsByTrump(numbers, move.rank));
    promised.set(move.rank, points);
    const worth = expectedBidScore(bidOf(move), points);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Expected game points of a bid (BC-18), from expected card points. */
function expectedBidScore(bid: Bid, points: number): number {
  const made = 1 / (1 + Math.exp((bid.points - 0.5 - points) / WEIGHTS.spread));
  return 2 * stake(bid.points) * (2 * made - 1);
}

/** The suit for the winning rank; any if the hand holds that rank in all suits. */
function bestTrumpMove({ hand }: OwnView, { rank }: Bid): Move {
  const promises = expectedPointsByTrump(hand.map(numberOf), rank);
  const suit = maxBy([...SUITS.keys()], (trump) => at(promises, trump));
  return { type: 'trump', suit: at(SUITS, suit) };
}

/** Level normal: bids its expectation, counts cards, infers the teammate, evaluates every card. */
export const normal: BriscolaPolicy = (observation, moves) => {
  switch (observation.phase) {
    case 'throw-in':
      return at(moves, 0);
    case 'auction':
      return bestCall(observation, moves);
    case 'trump':
      return bestTrumpMove(observation.own, observation.bid);
    default:
      return { type: 'play', card: cardOfNumber(bestInHand(seatViewOf(observation))) };
  }
};
