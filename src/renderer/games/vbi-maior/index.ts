import './phone.css';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import type { TableGame } from '../game.ts';
import { ownState } from './layout.ts';
import { PLAY_MESSAGES, TABLE_MESSAGES } from './messages/en/table.ts';
import { followUp, moveOf } from './move-of.ts';
import { Actions, decision } from './panels/Actions.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import table from './table.ts';

const vbiMaior: TableGame<Observation, Move> = {
  ...table,
  words: { ...TABLE_MESSAGES, ...PLAY_MESSAGES },
  moveOf,
  followUp,
  decision,
  ownState,
  Actions,
  ScoreSheet,
};

export default vbiMaior;
