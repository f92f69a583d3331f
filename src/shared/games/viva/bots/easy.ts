/** A player who looks at its own hand only: plays what it can, works towards VIVA and calls every one. */

import { bestOf } from '../../../bots/best.ts';
import { without } from '../state/hand.ts';
import { laidOn } from '../state/houses.ts';
import type { Move } from '../state/moves.ts';
import { accord, turnsLeft } from './outlook.ts';
import type { Player, Seen } from './player.ts';

export const easy: Player = {
  choose: (observation, moves) => bestOf(moves, (move) => worth(move, observation)),
  cheats: 0,
  callsOut: { forbidden: 50, permitted: 0 },
};

function worth(move: Move, { table, viewer: seat }: Seen): number {
  const hand = table.hand ?? [];
  switch (move.type) {
    case 'last':
    case 'viva':
      return Number.POSITIVE_INFINITY;
    case 'play': {
      const board = laidOn(table, move);
      return accord(board) - turnsLeft(without(hand, move.card, move.houses.length), board, seat);
    }
    case 'block':
      return -turnsLeft(without(hand, move.card), { ...table, general: move.card }, seat);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}
