import type { Deck } from '../../../decks/deck.ts';
import { ROME } from '../../../decks/rome/index.ts';

/** The cards of this game, each with the picture of its moment once these are fetched. */
export const DECK: Deck = {
  ...ROME,
  pictured: async () => (await import('./rome-pictures.ts')).ROME_DECK_WITH_PICTURES,
};
