import { type FrenchCard, RANKS, rankOf } from '#shared/cards/french.ts';
import type { Move } from '#shared/games/briscola-chiamata/state/moves.ts';
import type { Observation } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { TableGame } from '../game.ts';
import { Emblem } from './Emblem.tsx';
import { layout } from './layout.ts';
import { log } from './log.ts';
import { Actions } from './panels/Actions.tsx';
import { Announced } from './panels/Announced.tsx';
import { canReview, LastTrick } from './panels/LastTrick.tsx';
import { ScoreSheet } from './panels/ScoreSheet.tsx';
import { Status } from './panels/Status.tsx';
import { beats, OPEN } from './reading/beats.ts';
import { cardName } from './reading/names.ts';
import { secret } from './reading/secret.ts';
import { TABLE_WORDS } from './words/en/table.ts';
import './briscola-chiamata.css';
import './hand.css';
import { LOOK } from './look.ts';
import { seen } from './seen.ts';

/** From so many points on a bid is asked for once more. */
const GRAVE = 80;

const briscolaChiamata: TableGame<Observation, Move> = {
  words: TABLE_WORDS,
  look: LOOK,
  Emblem,
  beats,
  layout,
  moveOf: (card, _zone, moves) => moves.find((move) => move.type === 'play' && move.card === card.key),
  inHand: {
    by: 'suit',
    rank: (face) => RANKS.indexOf(rankOf(face as FrenchCard)),
    dealt: ({ own }) => own?.hand ?? [],
  },
  secret,
  // BC-21: the time in which it is asked says nothing, and ends.
  isAtOnce: ({ type }) => type === 'throw-in' || type === 'keep',
  // BC-8: half of all points and more are promised.
  isGrave: (move) => move.type === 'bid' && (move.points ?? 0) >= GRAVE,
  isLastCard: ({ phase, own }) => phase === 'play' && own?.hand.length === 1,
  log,
  isScored: ({ phase }, beat) => (phase === 'scored' || phase === 'over') && beat !== OPEN,
  Status,
  Actions,
  Announcement: Announced,
  Review: LastTrick,
  canReview,
  ScoreSheet,
  seen,
  cardName,
};

export default briscolaChiamata;
