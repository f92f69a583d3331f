import type { Play } from '../moves.ts';
import type { Board } from '../table.ts';

/** The board with a play laid on it. */
export function laidOn(board: Board, { card, houses }: Play): Board {
  return { ...board, houses: board.houses.map((pile, house) => (houses.includes(house) ? [...pile, card] : pile)) };
}
