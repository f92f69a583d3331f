import { at } from '../../../engine/at.ts';
import { bestCall, bestTrumpMove } from './bidding.ts';
import { type BriscolaPolicy, bestCard } from './policy.ts';
import { outlookOf, worthOf } from './trick-value.ts';

/** A player by the book: bids what its hand promises, counts the cards, guesses the teammate, weighs every card. */
export const normal: BriscolaPolicy = (observation, moves) => {
  switch (observation.phase) {
    case 'throw-in':
      return at(moves, 0);
    case 'auction':
      return bestCall(observation, moves);
    case 'trump':
      return bestTrumpMove(observation.own, observation.bid);
    default: {
      const outlook = outlookOf(observation);
      return bestCard(moves, (card) => worthOf(card, outlook));
    }
  }
};
