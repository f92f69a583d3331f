/** A trick game as one plays it, from its description and its table. */
import type { ComponentType } from 'react';
import type { TrickBasics, TrickTypes } from '#shared/tricks/definition.ts';
import type { TrickMove, TrickObservation } from '#shared/tricks/state.ts';
import type { GameOnTable, SheetProps, TableGame } from '../games/game.ts';
import { TrickActions } from './Actions.tsx';
import { trickReview } from './Review.tsx';

/** The game's `index.ts`. */
export function trickGame<T extends TrickTypes>(
  basics: TrickBasics<T>,
  table: GameOnTable<TrickObservation<T>, TrickMove<T>>,
  ScoreSheet: ComponentType<SheetProps<TrickObservation<T>>>,
): TableGame<TrickObservation<T>, TrickMove<T>> {
  return {
    ...table,
    moveOf: ({ key }, _zone, moves) => moves.find((move) => 'card' in move && move.card === key),
    hasHints: true,
    hasCardCount: true,
    handOrdering: {
      by: 'suit',
      rank: (face) => basics.deck.ranks.indexOf(basics.deck.rankOf(face)),
      dealt: ({ own }) => own?.hand ?? [],
    },
    // The game's own moves come beside cards to play: the hand keeps the focus.
    decision: ({ phase }) => phase,
    isLastCard: ({ phase, own, stock }) => phase === 'play' && stock === 0 && own?.hand.length === 1,
    Actions: TrickActions,
    Review: trickReview(basics, table.look.deck),
    ScoreSheet,
  };
}
