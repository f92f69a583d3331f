import type { Move } from '#shared/games/sassi/moves.ts';
import type { Observation } from '#shared/games/sassi/observation.ts';
import type { TableGame } from '../game.ts';
import { Actions } from './Actions.tsx';
import { HEAP } from './layout.ts';
import { ScoreSheet } from './ScoreSheet.tsx';
import table from './table.ts';

const sassi: TableGame<Observation, Move> = {
  ...table,
  moveOf(card, zone, moves, { heap }) {
    if (card.key === heap.at(-1)) return zone ? undefined : moves.find(({ type }) => type === 'take');
    if (zone && zone.id !== HEAP) return undefined;
    return moves.find((move) => move.type === 'lay' && move.stone === card.key);
  },
  Actions,
  ScoreSheet,
};

export default sassi;
