import type { Move } from '#shared/games/sassi/moves.ts';
import type { Observation } from '#shared/games/sassi/observation.ts';
import type { TableGame } from '../game.ts';
import { Actions } from './Actions.tsx';
import { beats } from './beats.ts';
import { Emblem } from './Emblem.tsx';
import { cardName, HEAP, layout } from './layout.ts';
import { log } from './log.ts';
import { LOOK } from './look.ts';
import { TABLE_MESSAGES } from './messages/en/table.ts';
import { observedDraws } from './observed-draws.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Status } from './Status.tsx';

const sassi: TableGame<Observation, Move> = {
  words: TABLE_MESSAGES,
  look: LOOK,
  Emblem,
  beats,
  layout,
  moveOf(card, zone, moves, { heap }) {
    if (card.key === heap.at(-1)) return zone ? undefined : moves.find(({ type }) => type === 'take');
    if (zone && zone.id !== HEAP) return undefined;
    return moves.find((move) => move.type === 'lay' && move.stone === card.key);
  },
  log,
  isScored: ({ phase, rounds }) => phase !== 'turn' && rounds.length > 0,
  Status,
  Actions,
  ScoreSheet,
  observedDraws,
  cardName,
};

export default sassi;
