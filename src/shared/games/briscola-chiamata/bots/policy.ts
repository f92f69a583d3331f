import { maxBy } from '../../../bots/best.ts';
import type { Policy, SeatObservation } from '../../../bots/policy.ts';
import type { Move } from '../state/moves.ts';
import type { Briscola } from '../state/state.ts';

export type BriscolaObservation = SeatObservation<Briscola>;
export type BriscolaPolicy = Policy<Briscola>;

type PlayMove = Extract<Move, { type: 'play' }>;

/** The card played that is best by this measure, the first among equals. */
export function bestCardMove(moves: readonly Move[], worth: (card: PlayMove['card']) => number): Move {
  return maxBy(
    moves.filter((move) => move.type === 'play'),
    ({ card }) => worth(card),
  );
}
