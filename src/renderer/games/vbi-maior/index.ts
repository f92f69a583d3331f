import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { isTurn } from '#shared/games/vbi-maior/turns/turn.ts';
import type { TableGame } from '../game.ts';
import { Emblem } from './Emblem.tsx';
import { followUp } from './followUp.ts';
import { layout } from './layout.ts';
import { log } from './log.ts';
import { moveOf } from './moveOf.ts';
import { Actions, decision } from './panels/Actions.tsx';
import { Announcement } from './panels/Breath.tsx';
import { ScoreSheet } from './panels/ScoreSheet.tsx';
import { SetUpNote } from './panels/SetUpNote.tsx';
import { Status } from './panels/Status.tsx';
import { beats, SETTLED } from './reading/beats.ts';
import { cardName } from './reading/names.ts';
import './vbi-maior.css';
import './hand.css';
import { LOOK } from './look.ts';
import { observedDraws } from './seen.ts';
import { TABLE_WORDS } from './words/en/table.ts';

const vbiMaior: TableGame<Observation, Move> = {
  words: TABLE_WORDS,
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
