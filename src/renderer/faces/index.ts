/**
 * All that is printed on cards, as SVG: for the table's texture atlas, for the phone page, for panels.
 * Nothing here touches the DOM; every answer is a string that draws the same wherever it is shown.
 */
import type { FrenchCard } from '#shared/cards/french.ts';
import { type FrenchSettings, frenchFace } from './french/index.ts';

/** A card by its deck and id. */
export type FaceSettings = FrenchSettings;

/** The decks there are. */
export const DECKS = ['french'] as const;
export type Deck = (typeof DECKS)[number];

/** The face of a card: `deck` says how to read `id`. */
export function faceOf(deck: Deck, id: string, settings: FaceSettings): string {
  return FACES[deck](id, settings);
}

const FACES: Readonly<Record<Deck, (id: string, settings: FaceSettings) => string>> = {
  french: (id, settings) => frenchFace(id as FrenchCard, settings),
};
