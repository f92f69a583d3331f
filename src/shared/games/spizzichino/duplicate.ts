/** Spizzichino with the same deals at several tables. */
import type { Duplicate } from '../../engine/game.ts';
import { seatsWithHighest } from '../../engine/most.ts';
import type { Spizzichino } from './state/state.ts';

/**
 * The deals are the match, without a target. Who deals first is drawn with the first one and then alternates (SP-4), so the
 * same seat picks first from the same eight piles everywhere. What a deal brings are its points (SP-19).
 */
export const duplicate: Duplicate<Spizzichino> = {
  options: (deals) => ({ deals }),
  deal: ({ deals }) => deals.length,
  deals: (result) => result.deals.map(({ points }) => ({ scores: points, winners: seatsWithHighest(points) })),
};
