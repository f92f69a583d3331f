import type { Deck } from '../../../faces/deck.ts';
import { ROME } from '../../../faces/rome/index.ts';

/** The cards of this game, each with the picture of its moment once these are fetched. */
export const DECK: Deck = { ...ROME, pictured: async () => (await import('./pictured.ts')).ROME_DECK_WITH_PICTURES };
