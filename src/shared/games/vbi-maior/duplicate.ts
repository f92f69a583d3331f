/** Vbi Maior with the same shuffles at several tables. */
import type { Duplicate } from '../../engine/game.ts';
import type { VbiMaior } from './state/state.ts';
import { isTurn } from './turns/turn.ts';

/**
 * A game is one deal: the common deck lies the same everywhere when it begins. For each later turn, too, the cards that
 * two groups both have left come to lie in the same order. The group's points are what it brings (VM-22).
 */
export const duplicate: Duplicate<VbiMaior> = {
  options: (deals) => (deals === 1 ? {} : undefined),
  deal: () => 0,
  segment: ({ table }) => (isTurn(table) ? table.turn : table.turn + 1),
  deals: ({ scores, winners }) => [{ scores, winners }],
};
