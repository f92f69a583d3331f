import type { Move } from '#shared/games/sassi/moves.ts';
import type { Observation } from '#shared/games/sassi/observation.ts';
import type { GameOnTable } from '../game.ts';
import { beats } from './beats.ts';
import { Emblem } from './Emblem.tsx';
import { cardName, layout } from './layout.ts';
import { log } from './log.ts';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';
import { observedDraws } from './observed-draws.ts';
import { Status } from './Status.tsx';

const table: GameOnTable<Observation, Move> = {
  words: TABLE_MESSAGES,
  look: LOOK,
  Emblem,
  beats,
  layout,
  log,
  isScored: ({ phase, rounds }) => phase !== 'turn' && rounds.length > 0,
  Status,
  observedDraws,
  cardName,
};

export default table;
