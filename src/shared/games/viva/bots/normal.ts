import { bestOf } from '../../../bots/best.ts';
import { numberOfMove } from '../state/by-number.ts';
import type { Player } from './player.ts';
import { prospectOf } from './prospect.ts';
import { worth } from './worth.ts';

/**
 * A player who counts: keeps a card for the blocking card, calls VIVA when that hurts whoever is ahead, and opens
 * none to the next seat.
 */
export const normal: Player = {
  choose(observation, moves) {
    const now = prospectOf(observation);
    return bestOf(moves, (move) => worth(numberOfMove(move), now));
  },
  cheats: 0,
  callsOut: { forbidden: 80, permitted: 0 },
};
