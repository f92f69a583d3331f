import './briscola-chiamata.css';
import { BASICS } from '#shared/games/briscola-chiamata/cards.ts';
import type { Move, Observation } from '#shared/games/briscola-chiamata/state.ts';
import { OPEN } from '../../tricks/beats.ts';
import { observedDraws } from '../../tricks/observed-draws.ts';
import type { GameOnTable } from '../game.ts';
import { Emblem } from './Emblem.tsx';
import { layout } from './layout.ts';
import { log } from './log.ts';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';
import { Announcement } from './panels/Announcement.tsx';
import { Status } from './panels/Status.tsx';
import { beats } from './selectors/beats.ts';
import { cardName } from './selectors/names.ts';

const table: GameOnTable<Observation, Move> = {
  words: TABLE_MESSAGES,
  look: LOOK,
  Emblem,
  beats,
  layout,
  log,
  isScored: ({ phase }, beat) => (phase === 'scored' || phase === 'over') && beat !== OPEN,
  Status,
  Announcement,
  observedDraws: (observation) => observedDraws(BASICS, observation),
  cardName,
};

export default table;
