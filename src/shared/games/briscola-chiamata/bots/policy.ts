import { bestOf } from '../../../bots/best.ts';
import type { Policy, SeenBySeat } from '../../../bots/policy.ts';
import type { Move } from '../state/moves.ts';
import type { Briscola } from '../state/state.ts';

export type Seen = SeenBySeat<Briscola>;
export type BriscolaPolicy = Policy<Briscola>;

type PlayMove = Extract<Move, { type: 'play' }>;

/** The card played that is best by this measure, the first among equals. */
export function bestCard(moves: readonly Move[], worth: (card: PlayMove['card']) => number): Move {
  return bestOf(
    moves.filter((move) => move.type === 'play'),
    ({ card }) => worth(card),
  );
}
