/** Vbi Maior with the same shuffles at several tables. */
import type { Duplicate } from '../../engine/game.ts';
import type { VbiMaior } from './state/state.ts';

/**
 * A game is one deal: the common deck lies the same everywhere when it begins. Later shuffles come from the same numbers,
 * but of the cards that each group has left. The group's points are what it brings (VM-22).
 */
export const duplicate: Duplicate<VbiMaior> = {
  options: (deals) => (deals === 1 ? {} : undefined),
  deal: () => 0,
  deals: ({ scores, winners }) => [{ scores, winners }],
};
