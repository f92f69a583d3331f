/** A player who looks at its own hand only: plays what it can, works towards VIVA and calls every one. */
import type { Seat } from '../../../engine/rules.ts';
import { without } from '../hand.ts';
import type { Move } from '../moves.ts';
import type { Observation } from '../observation.ts';
import { laidOn } from './imagined.ts';
import { accord, turnsLeft } from './outlook.ts';
import type { Player } from './player.ts';

export const easy: Player = {
  choose(observation, moves) {
    const values = moves.map((move) => worth(move, observation));
    return moves[values.indexOf(Math.max(...values))] as Move;
  },
  cheats: 0,
  callsOut: { forbidden: 50, permitted: 0 },
};

function worth(move: Move, { table, viewer }: Observation): number {
  const seat = viewer as Seat;
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
