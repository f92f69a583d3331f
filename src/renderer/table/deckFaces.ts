import { faceOf } from '#renderer/faces/index.ts';
import { FRENCH_DECK } from '#shared/cards/french.ts';
import { VBI_DECK } from '#shared/cards/rome.ts';
import type { DeckKind } from './scene.ts';

/** The cards of the decks that are drawn. */
const CARDS: Readonly<Partial<Record<DeckKind, readonly string[]>>> = { french: FRENCH_DECK, rome: VBI_DECK };

/** The pictures of a deck by the id of their card. A deck that is not drawn yet has none: its cards show their back. */
export function deckFaces(deck: DeckKind, fourColour: boolean): ReadonlyMap<string, string> {
  return new Map(CARDS[deck]?.map((card) => [card, faceOf(deck, card, { fourColour })]));
}
