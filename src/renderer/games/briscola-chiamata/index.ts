import { type FrenchCard, RANKS, rankOf } from '#shared/cards/french.ts';
import { BASICS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { trickReview } from '../../tricks/Review.tsx';
import type { TableGame } from '../game.ts';
import { LOOK } from './look.ts';
import { PLAY_MESSAGES, TABLE_MESSAGES } from './messages/en/table.ts';
import { Actions } from './panels/Actions.tsx';
import { WholeStatus } from './panels/Status.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { ownState } from './selectors/names.ts';
import table from './table.ts';
import './phone.css';

const briscolaChiamata: TableGame<Observation, Move> = {
  ...table,
  Status: WholeStatus,
  words: { ...TABLE_MESSAGES, ...PLAY_MESSAGES },
  moveOf: (card, _zone, moves) => moves.find((move) => move.type === 'play' && move.card === card.key),
  hasCardCount: true,
  handOrdering: {
    by: 'suit',
    rank: (face) => RANKS.indexOf(rankOf(face as FrenchCard)),
    dealt: ({ own }) => own?.hand ?? [],
  },
  ownState,
  // BC-21: the answer's time must reveal nothing, and it is limited.
  skipsUndo: ({ type }) => type === 'throw-in' || type === 'keep',
  Actions,
  Review: trickReview(BASICS, LOOK.deck),
  ScoreSheet,
};

export default briscolaChiamata;
