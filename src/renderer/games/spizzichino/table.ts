import './spizzichino.css';
import type { Move, Observation } from '#shared/games/spizzichino/state.ts';
import { OPEN } from '../../tricks/beats.ts';
import { TRICK_TABLE } from '../../tricks/messages/en/table.ts';
import type { GameOnTable } from '../game.ts';
import { Emblem } from './Emblem.tsx';
import { layout } from './layout.ts';
import { log } from './log.ts';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';
import { observedDraws } from './observed-draws.ts';
import { Announcement } from './panels/Announcement.tsx';
import { Status } from './panels/Status.tsx';
import { beats } from './selectors/beats.ts';
import { cardName } from './selectors/names.ts';

const table: GameOnTable<Observation, Move> = {
  words: { ...TRICK_TABLE, ...TABLE_MESSAGES },
  look: LOOK,
  Emblem,
  beats,
  layout,
  log,
  isScored: ({ phase }, beat) => (phase === 'scored' || phase === 'over') && beat !== OPEN,
  Status,
  Announcement,
  // Each pile from the bottom up, after the hand.
  observedDraws,
  cardName,
};

export default table;
