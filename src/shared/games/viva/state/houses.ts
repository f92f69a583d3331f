/** The three houses: where a card fits, and how identical cards may be laid together. */

import { ALL_COLOURS, orderOf } from '../../../cards/viva.ts';
import { at } from '../../../engine/at.ts';
import { coloursOf } from './designs.ts';
import type { Play } from './moves.ts';
import { type Board, HOUSES } from './table.ts';

/** Sets of houses are bits, one a house; all of them: */
export const ALL_HOUSES = (1 << HOUSES.length) - 1;

/** A house's top card; nothing if it is empty. */
export function topOf<Card>({ houses }: Pick<Board<Card>, 'houses'>, house: number): Card | undefined {
  const pile = houses[house];
  return pile?.[pile.length - 1];
}

/** The colours that fit a house, as bits: its top card's, or all where it is empty (VI-8). */
export function fittingColours(board: Board, house: number): number {
  const top = topOf(board, house);
  return top === undefined ? ALL_COLOURS : coloursOf(top);
}

/** VI-9: one entry a copy, either all on one house or each on a different one, ascending. */
export function isPlacement(houses: readonly number[]): boolean {
  const stacked = houses[0] === houses[1];
  for (let k = 1; k < houses.length; k++) {
    const step = at(houses, k) - at(houses, k - 1);
    if (stacked ? step !== 0 : step <= 0) return false;
  }
  return true;
}

/** The board with a play laid on it. */
export function laidOn(board: Board, { card, houses }: Play): Board {
  const design = orderOf(card);
  return { ...board, houses: board.houses.map((pile, house) => (houses.includes(house) ? [...pile, design] : pile)) };
}

/** VI-13: whether one colour is on the top card of all three houses. */
export function isViva(board: Board): boolean {
  let colours = ALL_COLOURS;
  for (const house of HOUSES) {
    const top = topOf(board, house);
    if (top === undefined) return false;
    colours &= coloursOf(top);
  }
  return colours !== 0;
}
