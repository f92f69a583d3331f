import './vbi-maior.css';
import './phone.css';
import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { isTurn } from '#shared/games/vbi-maior/state/table.ts';
import type { TableGame } from '../game.ts';
import { Emblem } from './Emblem.tsx';
import { followUp } from './follow-up.ts';
import { layout } from './layout.ts';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';
import { moveOf } from './move-of.ts';
import { observedDraws } from './observed-draws.ts';
import { Actions, decision } from './panels/Actions.tsx';
import { Announcement } from './panels/Announcement.tsx';
import { ScoreSheet } from './panels/ScoreSheet.tsx';
import { SetUpNote } from './panels/SetUpNote.tsx';
import { Status } from './panels/Status.tsx';
import { beats, SETTLED } from './selectors/beats.ts';
import { log } from './selectors/log.ts';
import { cardName } from './selectors/names.ts';

const vbiMaior: TableGame<Observation, Move> = {
  words: TABLE_MESSAGES,
  look: LOOK,
  inRealTime: true,
  Emblem,
  beats,
  layout,
  moveOf,
  followUp,
  decision,
  forbidsTalk: isTurn,
  log,
  isScored: ({ phase }, beat) => (phase === 'scored' || phase === 'over') && beat === SETTLED,
  Status,
  Actions,
  Announcement: Announcement,
  ScoreSheet,
  // The top card first.
  observedDraws,
  cardName,
  SetUpNote,
};

export default vbiMaior;
