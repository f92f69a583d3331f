import { BASICS } from '#shared/games/spizzichino/cards.ts';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { trickGame } from '../../tricks/game.ts';
import type { TableGame } from '../game.ts';
import { PLAY_MESSAGES } from './messages/en/table.ts';
import { Actions } from './panels/Actions.tsx';
import { WholeStatus } from './panels/WholeStatus.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { moveOf, preselectionAfter } from './selectors/move-of.ts';
import table from './table.ts';
import './phone.css';

const spizzichino: TableGame<Observation, Move> = {
  ...trickGame(BASICS, table, ScoreSheet),
  words: { ...table.words, ...PLAY_MESSAGES },
  moveOf,
  preselectionAfter,
  // The choice of piles takes the focus; while cards are played the hand keeps it.
  decision: ({ phase, toAct, viewer }) =>
    phase === 'choosing' ? `choosing ${toAct.some((seat) => seat === viewer)}` : 'play',
  ownState: ({ phase }) => ({ asked: phase === 'choosing' ? 'asked.choosing' : undefined }),
  Status: WholeStatus,
  Actions,
};

export default spizzichino;
