/**
 * Level easy: looks at its own hand only, plays what it can, builds towards VIVA and calls each
 * one.
 */

import { bitsOf, orderOf } from '../../../cards/viva.ts';
import { maxBy } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { boardByDesign } from '../state/board.ts';
import { numbersOf } from '../state/designs.ts';
import { type Hand, handOfCards } from '../state/hand.ts';
import type { Move } from '../state/moves.ts';
import type { BotBehaviour } from './player.ts';
import { type BoardColours, boardColours, withPlay } from './position.ts';
import { turnsLeftWithout, vivaCloseness } from './turns-left.ts';

export const easy: BotBehaviour = {
  choose: ({ table, viewer }, moves) =>
    chooseByEasyHeuristic(handOfCards(numbersOf(table.hand ?? [])), boardColours(boardByDesign(table)), viewer, moves),
  cheats: 0,
  callsOut: { forbidden: 50, permitted: 0 },
};

/** A legal move for this hand; there is at least one. */
export function chooseByEasyHeuristic(hand: Hand, lying: BoardColours, seat: Seat, moves: readonly Move[]): Move {
  return maxBy(moves, (move) => moveValue(move, hand, lying, seat));
}

function moveValue(move: Move, hand: Hand, lying: BoardColours, seat: Seat): number {
  switch (move.type) {
    case 'last':
    case 'viva':
      return Number.POSITIVE_INFINITY;
    case 'play': {
      const after = withPlay(lying, orderOf(move.card), move.houses);
      return vivaCloseness(after) - turnsLeftWithout(orderOf(move.card), move.houses.length, hand, after, seat);
    }
    case 'block':
      return -turnsLeftWithout(orderOf(move.card), 1, hand, { ...lying, general: bitsOf(move.card) }, seat);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}
