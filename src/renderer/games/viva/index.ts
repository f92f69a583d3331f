import './viva.css';
import './phone.css';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { TableGame } from '../game.ts';
import { Emblem } from './Emblem.tsx';
import { layout } from './layout.ts';
import { log } from './log.ts';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';
import { moveAt, moveOf, preselectionAfter } from './move-of.ts';
import { observedDraws } from './observed-draws.ts';
import { Actions } from './panels/Actions.tsx';
import { Announcement } from './panels/Announcement.tsx';
import { ScoreSheet } from './panels/ScoreSheet.tsx';
import { ClearedCards, canReview, Status } from './panels/Status.tsx';
import { beats, SETTLED } from './selectors/beats.ts';
import { cardName } from './selectors/names.ts';
import { faultFor } from './selectors/plays.ts';

const viva: TableGame<Observation, Move> = {
  words: TABLE_MESSAGES,
  look: LOOK,
  Emblem,
  beats,
  layout,
  moveOf,
  preselectionAfter,
  moveAt,
  handOrdering: { by: 'colour' },
  // VI-21: only until the next seat has acted.
  skipsUndo: ({ type }) => type === 'catch',
  // It is forbidden, and can be called out.
  isRisky: (move, observation) => move.type === 'play' && faultFor(observation, move) !== undefined,
  // Its slips take the focus themselves when they appear; otherwise the hand keeps it.
  decision: () => 'viva',
  log,
  isScored: ({ phase, results }, beat) =>
    beat === SETTLED && (phase === 'over' || (phase === 'deal' && results.length > 0)),
  Status,
  Actions,
  Announcement: Announcement,
  Review: ClearedCards,
  canReview,
  ScoreSheet,
  observedDraws,
  cardName,
};

export default viva;
