/** How a hand and the houses look to a bot. */
import { COLOURS, coloursOf } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { isBlocked } from '../state/blocked.ts';
import { type Cards, designsIn } from '../state/hand.ts';
import { fitsHouse, topOf } from '../state/houses.ts';
import { type Board, HOUSES } from '../state/table.ts';

/** How many turns it takes, about; found by trying. */
const TURNS = {
  /** To play a design that fits a house; and one that must wait until it does. */
  fits: 1,
  waits: 1.5,
  /** To lay the last card; and to come by one where no card shares a colour with the blocking card. */
  last: 0.7,
  noLast: 1.5,
  /** To be rid of a blocked card beside the one that will be the last. */
  stuck: 1.4,
  /** To be rid of the only card where it can't be laid. */
  stranded: 2.6,
};

/** About how many turns the seat needs to be out of the round with this hand, if the board stays much as it is. */
export function turnsLeft(hand: Cards, board: Board, seat: Seat): number {
  if (hand.length === 0) return 0;
  const blocked = hand.filter((card) => isBlocked(board, seat, card));
  if (hand.length === 1) return blocked.length === 1 ? TURNS.last : TURNS.stranded;
  const free = designsIn(hand.filter((card) => !blocked.includes(card)));
  const fitting = free.filter((card) => HOUSES.some((house) => fitsHouse(board, house, card)));
  const playing = fitting.length * TURNS.fits + (free.length - fitting.length) * TURNS.waits;
  return playing + (blocked.length === 0 ? TURNS.noLast : TURNS.last + (blocked.length - 1) * TURNS.stuck);
}

/** How near the houses are to VIVA (VI-13): on how many of them one colour lies on top. */
export function accord(board: Board): number {
  const tops = HOUSES.flatMap((house) => topOf(board, house) ?? []);
  return Math.max(...COLOURS.map((colour) => tops.filter((top) => coloursOf(top).includes(colour)).length));
}
