/** A player who looks at its own hand only: plays what it can, works towards VIVA and calls every one. */

import { bestOf } from '../../../bots/best.ts';
import { bitsOf, orderOf } from '../../../cards/viva.ts';
import type { Move } from '../state/moves.ts';
import { accord, turnsLeft } from './outlook.ts';
import type { Player, Seen } from './player.ts';
import { handWithout, laid, lyingOn } from './prospect.ts';

export const easy: Player = {
  choose: (observation, moves) => bestOf(moves, (move) => worth(move, observation)),
  cheats: 0,
  callsOut: { forbidden: 50, permitted: 0 },
};

function worth(move: Move, { table, viewer: seat }: Seen): number {
  const hand = (table.hand ?? []).map(orderOf);
  const lying = lyingOn(table);
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
