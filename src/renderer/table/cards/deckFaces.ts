import { faceOf } from '#renderer/faces/index.ts';
import { FRENCH_DECK } from '#shared/cards/french.ts';
import { ITALIAN_DECK } from '#shared/cards/italian.ts';
import { VBI_DECK } from '#shared/cards/rome.ts';
import { DESIGNS } from '#shared/cards/viva.ts';
import type { DeckKind } from '../api.ts';

const CARDS: Readonly<Record<DeckKind, readonly string[]>> = {
  french: FRENCH_DECK,
  italian: ITALIAN_DECK,
  viva: DESIGNS,
  rome: VBI_DECK,
};

/** The pictures of a deck, as SVG, by the id of their card. */
export function deckFaces(deck: DeckKind, fourColour: boolean): ReadonlyMap<string, string> {
  return new Map(CARDS[deck].map((card) => [card, faceOf(deck, card, { fourColour })]));
}
