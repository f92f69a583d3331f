import type { TableCard } from '../../table/api.ts';

/** The place in a hand at which who plays by keys begins: the first card that may be played, else the first. */
export function firstPlayableIndex(cards: readonly Pick<TableCard, 'playable'>[]): number {
  return Math.max(
    0,
    cards.findIndex(({ playable }) => playable),
  );
}
