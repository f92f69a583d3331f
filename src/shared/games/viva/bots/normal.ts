import { maxBy } from '../../../engine/collections.ts';
import { indexOfMove } from '../state/move-index.ts';
import { moveValue } from './heuristic.ts';
import type { BotBehaviour } from './player.ts';
import { positionFromObservation } from './position.ts';

/**
 * Level normal: counts, keeps a card for the blocking card, calls VIVA when it hurts the leader,
 * and opens none for the next seat.
 */
export const normal: BotBehaviour = {
  choose(observation, moves) {
    const now = positionFromObservation(observation);
    return maxBy(moves, (move) => moveValue(indexOfMove(move), now));
  },
  cheats: 0,
  callsOut: { forbidden: 80, permitted: 0 },
};
