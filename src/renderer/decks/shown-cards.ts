import type { Messages } from '#shared/i18n/translate.ts';
import { create } from '../stores/create.ts';
import type { Deck } from './deck.ts';

interface ShownCards {
  /** A game's deck as it is drawn here. */
  deckOf(deck: Deck): Deck;
  /** The address of the sign that stands for a suit of the French or the Italian deck; none where it is the deck's own. */
  signOf?(deck: 'french' | 'italian', suit: string): string | undefined;
  /** A game's sentences, as they name the cards that are drawn. */
  wordsOf(words: Messages): Messages;
}

/** How this device shows cards: as games have them, until somebody has chosen other faces. */
export const useShownCards = create<ShownCards>(() => ({ deckOf: (deck) => deck, wordsOf: (words) => words }));
