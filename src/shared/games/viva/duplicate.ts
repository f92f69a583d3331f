/** VIVA with the same deals at several tables. */
import type { Duplicate } from '../../engine/game.ts';
import type { Viva } from './state/state.ts';
import { winnersCards } from './turns/match.ts';

/**
 * A deal is a round: the same hands, the same blocking card, and the same stock in the same order. Who starts the first one
 * is drawn with it, and then each is started by the next seat. A restock takes the same numbers on, but shuffles what each
 * table has cleared. What a deal brings is its winner's card (VI-19).
 */
export const duplicate: Duplicate<Viva> = {
  options: (deals) => ({ deals }),
  deal: ({ results }) => results.length,
  deals: ({ scores, deals = [] }) =>
    deals.map((deal) => ({ scores: winnersCards([deal], scores.length), winners: [deal.winner] })),
};
