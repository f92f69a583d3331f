import type { Move } from '../moves.ts';
import { bestCall, bestTrumpMove } from './bidding.ts';
import { bestCard, type Policy } from './policy.ts';
import { outlookOf, worthOf } from './trick-value.ts';

/** A player by the book: bids what its hand promises, counts the cards, guesses the teammate, weighs every card. */
export const normal: Policy = (observation, moves) => {
  switch (observation.phase) {
    case 'throw-in':
      return moves[0] as Move;
    case 'auction':
      return bestCall(observation, moves);
    case 'trump':
      return bestTrumpMove(observation);
    default: {
      const outlook = outlookOf(observation);
      return bestCard(moves, (card) => worthOf(card, outlook));
    }
  }
};
