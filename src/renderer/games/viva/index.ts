import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { TableGame } from '../game.ts';
import { PLAY_MESSAGES, TABLE_MESSAGES } from './messages/en/table.ts';
import { moveAt, moveOf, preselectionAfter } from './move-of.ts';
import { Actions } from './panels/Actions.tsx';
import { ClearedCards } from './panels/Status.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import table from './table.ts';
import { ownState } from './zones/notes.ts';
import './phone.css';

const viva: TableGame<Observation, Move> = {
  ...table,
  words: { ...TABLE_MESSAGES, ...PLAY_MESSAGES },
  moveOf,
  preselectionAfter,
  moveAt,
  hasCardCount: true,
  handOrdering: { by: 'colour' },
  // VI-21: only until the next seat has acted.
  skipsUndo: ({ type }) => type === 'catch',
  // Its slips take the focus themselves when they appear; otherwise the hand keeps it.
  decision: () => 'viva',
  ownState,
  Actions,
  Review: ClearedCards,
  ScoreSheet,
};

export default viva;
