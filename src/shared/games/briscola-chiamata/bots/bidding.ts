/** What a hand is worth as the auction's winner, and so how far to bid. */

import { cardOf, type FrenchCard, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../../cards/french.ts';
import { at } from '../../../engine/at.ts';
import type { Move } from '../state/moves.ts';
import type { Bid, OwnView } from '../state/observation.ts';
import { bidOf } from '../turns/bids.ts';
import { stake } from '../turns/score.ts';
import type { Seen } from './policy.ts';
import { WEIGHTS } from './weights.ts';

/** Points that a card of the trump suit brings the winner's side, in its own hand or called, beyond being a trump. */
const HONOUR: Readonly<Partial<Record<Rank, number>>> = { A: 20, '10': 13, K: 7, Q: 4, J: 3, '6': 1 };

/** Points that the winner's side is likely to make with this trump and this called card. */
export function promise(hand: readonly FrenchCard[], trump: Suit, called: FrenchCard): number {
  let sum = WEIGHTS.anyDeal;
  for (const card of [...hand, called]) {
    if (suitOf(card) === trump) sum += HONOUR[rankOf(card)] ?? 0;
  }
  return sum + WEIGHTS.eachTrump * hand.filter((card) => suitOf(card) === trump).length;
}

/** The trump that promises most when this rank is called; nothing where the hand holds all four. */
export function bestTrump(hand: readonly FrenchCard[], rank: Rank): { suit: Suit; points: number } | undefined {
  let best: { suit: Suit; points: number } | undefined;
  for (const suit of SUITS) {
    const called = cardOf(rank, suit);
    if (hand.includes(called)) continue;
    const points = promise(hand, suit, called);
    if (!best || points > best.points) best = { suit, points };
  }
  return best;
}

/** The bid that is likely to bring most, if any is likely to bring anything. */
export function bestCall({ own: { hand } }: Seen, moves: readonly Move[]): Move {
  let best: Move = { type: 'pass' };
  let most = 0;
  for (const move of moves) {
    if (move.type !== 'bid') continue;
    const points = bestTrump(hand, move.rank)?.points ?? 0;
    const worth = worthOfBid(bidOf(move), points);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Game points a bid is likely to bring (BC-18), from the card points that its side is likely to make. */
function worthOfBid(bid: Bid, points: number): number {
  const made = 1 / (1 + Math.exp((bid.points - 0.5 - points) / WEIGHTS.spread));
  return 2 * stake(bid.points) * (2 * made - 1);
}

/** The suit for the rank that won the auction; its longest where it holds that rank in all of them. */
export function bestTrumpMove({ hand }: OwnView, { rank }: Bid): Move {
  return { type: 'trump', suit: bestTrump(hand, rank)?.suit ?? suitOf(at(hand, 0)) };
}
