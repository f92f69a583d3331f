/** A player who looks at its own hand only: plays what it can, works towards VIVA and calls every one. */

import { bestOf } from '../../../bots/best.ts';
import { bitsOf, orderOf } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type Design, numbersOf } from '../state/designs.ts';
import type { Move } from '../state/moves.ts';
import { numbered } from '../state/table.ts';
import { accord, turnsLeft } from './outlook.ts';
import type { Player } from './player.ts';
import { handWithout, type Lying, laid, lyingOn } from './prospect.ts';

export const easy: Player = {
  choose: ({ table, viewer }, moves) => {
    const hand = numbersOf(table.hand ?? []);
    const lying = lyingOn(numbered(table));
    return bestOf(moves, (move) => worth(move, hand, lying, viewer));
  },
  cheats: 0,
  callsOut: { forbidden: 50, permitted: 0 },
};

function worth(move: Move, hand: readonly Design[], lying: Lying, seat: Seat): number {
  switch (move.type) {
    case 'last':
    case 'viva':
      return Number.POSITIVE_INFINITY;
    case 'play': {
      const after = laid(lying, move);
      return accord(after) - turnsLeft(handWithout(hand, orderOf(move.card), move.houses.length), after, seat);
    }
    case 'block': {
      const blocked = { ...lying, general: bitsOf(move.card) };
      return -turnsLeft(handWithout(hand, orderOf(move.card)), blocked, seat);
    }
    default:
      return Number.NEGATIVE_INFINITY;
  }
}
