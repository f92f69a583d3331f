import { faceOf } from '#renderer/faces/index.ts';
import { FRENCH_DECK } from '#shared/cards/french.ts';
import type { DeckKind } from './scene.ts';

/** The pictures of a deck by the id of their card. A deck that is not drawn yet has none: its cards show their back. */
export function deckFaces(deck: DeckKind, fourColour: boolean): ReadonlyMap<string, string> {
  if (deck !== 'french') return new Map();
  return new Map(FRENCH_DECK.map((card) => [card, faceOf('french', card, { fourColour })]));
}
