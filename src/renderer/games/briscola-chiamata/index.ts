import './briscola-chiamata.css';
import './phone.css';
import { type FrenchCard, RANKS, rankOf } from '#shared/cards/french.ts';
import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { TableGame } from '../game.ts';
import { Emblem } from './Emblem.tsx';
import { layout } from './layout.ts';
import { log } from './log.ts';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';
import { observedDraws } from './observed-draws.ts';
import { Actions } from './panels/Actions.tsx';
import { Announcement } from './panels/Announcement.tsx';
import { ScoreSheet } from './panels/ScoreSheet.tsx';
import { canReview, LastTrick, Status } from './panels/Status.tsx';
import { beats, OPEN } from './selectors/beats.ts';
import { cardName, secretNote } from './selectors/names.ts';

/** Bids from this many points on need a confirmation. */
const RISKY_BID_POINTS = 80;

const briscolaChiamata: TableGame<Observation, Move> = {
  words: TABLE_MESSAGES,
  look: LOOK,
  Emblem,
  beats,
  layout,
  moveOf: (card, _zone, moves) => moves.find((move) => move.type === 'play' && move.card === card.key),
  handOrdering: {
    by: 'suit',
    rank: (face) => RANKS.indexOf(rankOf(face as FrenchCard)),
    dealt: ({ own }) => own?.hand ?? [],
  },
  secretNote,
  // BC-21: the answer's time must reveal nothing, and it is limited.
  skipsUndo: ({ type }) => type === 'throw-in' || type === 'keep',
  // BC-8: it promises half of all points or more.
  isRisky: (move) => move.type === 'bid' && (move.points ?? 0) >= RISKY_BID_POINTS,
  isLastCard: ({ phase, own }) => phase === 'play' && own?.hand.length === 1,
  log,
  isScored: ({ phase }, beat) => (phase === 'scored' || phase === 'over') && beat !== OPEN,
  Status,
  Actions,
  Announcement: Announcement,
  Review: LastTrick,
  canReview,
  ScoreSheet,
  observedDraws,
  cardName,
};

export default briscolaChiamata;
