/** Briscola Chiamata with the same deals at several tables. */
import type { Duplicate } from '../../engine/game.ts';
import { seatsWithHighest } from '../../engine/most.ts';
import type { Briscola } from './state/state.ts';

/**
 * A match is as many deals as one wants (BC-22). Who deals first is drawn with the first deal, so each seat holds the same
 * cards everywhere. A deal that is passed out or thrown in is dealt anew, and everywhere alike where that happens.
 */
export const duplicate: Duplicate<Briscola> = {
  options: (deals) => ({ deals }),
  deal: ({ deals }) => deals.length,
  deals: (result) => result.deals.map(({ scores }) => ({ scores, winners: seatsWithHighest(scores) })),
};
