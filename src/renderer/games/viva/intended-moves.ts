import { HOUSES } from '#shared/games/viva/state/board.ts';
import type { Move } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import type { IntendedMoves } from '../load-intended-moves.ts';

/**
 * The intention to place a card of the own hand on a house (VI-8), as the new blocking card (VI-15), or on one as the
 * last (VI-17).
 */
const intendedMoves: IntendedMoves<Observation, Move> = ({ face }, { viewer, phase, table }) => {
  const card = (table.hand ?? []).find((one) => one === face);
  if (card === undefined) return [];
  if (phase === 'block-then-next' || phase === 'block-then-turn') return [{ type: 'block', card }];
  if (table.hand?.length === 1) return [{ type: 'last', on: table.own?.seat === viewer ? 'own' : 'general' }];
  return HOUSES.map((house) => ({ type: 'play', card, houses: [house] }));
};

export default intendedMoves;
