import { at } from '../../../engine/at.ts';
import { cardOfNumber } from '../state/cards.ts';
import { bestCall, bestTrumpMove } from './bidding.ts';
import type { BriscolaPolicy } from './policy.ts';
import { seatViewOf } from './sight.ts';
import { bestInHand } from './trick-value.ts';

/** A player by the book: bids what its hand promises, counts the cards, guesses the teammate, weighs every card. */
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
