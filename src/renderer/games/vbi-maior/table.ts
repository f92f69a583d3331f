import './vbi-maior.css';

import type { Move } from '#shared/games/vbi-maior/state/moves.ts';
import type { Observation } from '#shared/games/vbi-maior/state/observation.ts';
import { isTurn } from '#shared/games/vbi-maior/state/table.ts';
import type { GameOnTable } from '../game.ts';
import { Emblem } from './Emblem.tsx';
import { layout } from './layout.ts';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';
import { observedDraws } from './observed-draws.ts';
import { Announcement } from './panels/Announcement.tsx';
import { Status } from './panels/Status.tsx';
import { beats, SETTLED } from './selectors/beats.ts';
import { log } from './selectors/log.ts';
import { cardName } from './selectors/names.ts';

const table: GameOnTable<Observation, Move> = {
  words: TABLE_MESSAGES,
  look: LOOK,
  inRealTime: true,
  Emblem,
  beats,
  layout,
  forbidsTalk: isTurn,
  log,
  isScored: ({ phase }, beat) => (phase === 'scored' || phase === 'over') && beat === SETTLED,
  Status,
  Announcement,
  // The top card first.
  observedDraws,
  cardName,
};

export default table;
