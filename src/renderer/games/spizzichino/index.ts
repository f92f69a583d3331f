import { ITALIAN_RANKS, type ItalianCard, italianRankOf } from '#shared/cards/italian.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
import type { TableGame } from '../game.ts';
import { PLAY_MESSAGES, TABLE_MESSAGES } from './messages/en/table.ts';
import { Actions } from './panels/Actions.tsx';
import { canReview, LastTrick } from './panels/Status.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { moveOf, preselectionAfter } from './selectors/move-of.ts';
import table from './table.ts';
import './phone.css';

const spizzichino: TableGame<Observation, Move> = {
  ...table,
  words: { ...TABLE_MESSAGES, ...PLAY_MESSAGES },
  moveOf,
  preselectionAfter,
  hasCardCount: true,
  handOrdering: {
    by: 'suit',
    rank: (face) => ITALIAN_RANKS.indexOf(italianRankOf(face as ItalianCard)),
    dealt: ({ own }) => own?.hand ?? [],
  },
  // The choice of piles takes the focus; while cards are played the hand keeps it.
  decision: ({ phase, toAct, viewer }) =>
    phase === 'choosing' ? `choosing ${toAct.some((seat) => seat === viewer)}` : 'play',
  Actions,
  Review: LastTrick,
  canReview,
  ScoreSheet,
};

export default spizzichino;
