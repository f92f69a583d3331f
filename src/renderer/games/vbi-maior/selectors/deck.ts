import type { Deck } from '../../../decks/deck.ts';
import { ROME } from '../../../decks/rome/index.ts';

/** The game's deck, each card with its moment's picture once these are loaded. */
export const DECK: Deck = {
  ...ROME,
  pictured: async () => (await import('./rome-pictures.ts')).ROME_DECK_WITH_PICTURES,
};
