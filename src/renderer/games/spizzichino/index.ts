import './spizzichino.css';
import './phone.css';
import { ITALIAN_RANKS, type ItalianCard, italianRankOf } from '#shared/cards/italian.ts';
import type { Move } from '#shared/games/spizzichino/state/moves.ts';
import type { Observation } from '#shared/games/spizzichino/state/observation.ts';
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
import { moveOf, preselectionAfter } from './selectors/move-of.ts';
import { cardName } from './selectors/names.ts';

const spizzichino: TableGame<Observation, Move> = {
  words: TABLE_MESSAGES,
  look: LOOK,
  Emblem,
  beats,
  layout,
  moveOf,
  preselectionAfter,
  handOrdering: {
    by: 'suit',
    rank: (face) => ITALIAN_RANKS.indexOf(italianRankOf(face as ItalianCard)),
    dealt: ({ own }) => own?.hand ?? [],
  },
  // The choice of piles takes the focus; while cards are played the hand keeps it.
  decision: ({ phase, toAct, viewer }) =>
    phase === 'choosing' ? `choosing ${toAct.some((seat) => seat === viewer)}` : 'play',
  // The piles' face-up cards are public.
  isLastCard: ({ phase, own, piles, viewer }) => {
    const tops = viewer === 'everyone' ? 0 : (piles[viewer]?.filter(({ top }) => top !== null).length ?? 0);
    const hidden = own?.hand.length ?? 0;
    return phase === 'play' && (hidden === 0 || hidden + tops === 1);
  },
  log,
  isScored: ({ phase }, beat) => (phase === 'scored' || phase === 'over') && beat !== OPEN,
  Status,
  Actions,
  Announcement: Announcement,
  Review: LastTrick,
  canReview,
  ScoreSheet,
  // Each pile from the bottom up, after the hand.
  observedDraws,
  cardName,
};

export default spizzichino;
