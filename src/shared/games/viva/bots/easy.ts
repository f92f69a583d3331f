/** A player who looks at its own hand only: plays what it can, works towards VIVA and calls every one. */

import { bestOf } from '../../../bots/best.ts';
import { bitsOf, orderOf } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { numbersOf } from '../state/designs.ts';
import { type Hand, handOfCards } from '../state/hand.ts';
import type { Move } from '../state/moves.ts';
import { numbered } from '../state/table.ts';
import { accord, turnsLeftWithout } from './outlook.ts';
import type { Player } from './player.ts';
import { type Lying, laid, lyingOn } from './prospect.ts';

export const easy: Player = {
  choose: ({ table, viewer }, moves) =>
    chooseEasily(handOfCards(numbersOf(table.hand ?? [])), lyingOn(numbered(table)), viewer, moves),
  cheats: 0,
  callsOut: { forbidden: 50, permitted: 0 },
};

/** One of the permitted moves of a turn, of which there is at least one, by the seat that holds this hand. */
export function chooseEasily(hand: Hand, lying: Lying, seat: Seat, moves: readonly Move[]): Move {
  return bestOf(moves, (move) => worth(move, hand, lying, seat));
}

function worth(move: Move, hand: Hand, lying: Lying, seat: Seat): number {
  switch (move.type) {
    case 'last':
    case 'viva':
      return Number.POSITIVE_INFINITY;
    case 'play': {
      const after = laid(lying, orderOf(move.card), move.houses);
      return accord(after) - turnsLeftWithout(orderOf(move.card), move.houses.length, hand, after, seat);
    }
    case 'block':
      return -turnsLeftWithout(orderOf(move.card), 1, hand, { ...lying, general: bitsOf(move.card) }, seat);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}
