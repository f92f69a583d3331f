import { useSettings } from '../client/device/settings.ts';
import { chosenDeck } from '../decks/chosen-faces.ts';
import { otherSign } from '../decks/regional/other-faces.ts';
import { useShownCards } from '../decks/shown-cards.ts';
import { wordsOfFaces } from './other-card-words.ts';
import { useGames } from './registry.ts';

/** Draws and names cards as the settings of this device say. */
export function showChosenCards(): void {
  const { faces = 'own', largeCorners = false } = useSettings.getState();
  useShownCards.setState({
    deckOf: (deck) => chosenDeck(deck, faces, largeCorners),
    signOf: (deck, suit) => (faces === 'own' ? undefined : otherSign(deck, suit, faces)),
    wordsOf: wordsOfFaces(faces),
  });
  // Sentences that pages have are made of these.
  useGames.setState(({ words }) => ({ words: { ...words } }));
}
