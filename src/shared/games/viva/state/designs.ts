/** Cards in the state: designs by number. Names are for people. Sets of them, and named cards as a multiset: design-sets.ts. */

import { bitsOf, DESIGNS, orderOf, type VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';

/** A card by its place among the designs: copies are alike (VI-2). */
export type Design = number;

export function nameOf(design: Design): VivaCard {
  return at(DESIGNS, design);
}

export function namesOf(designs: readonly Design[]): VivaCard[] {
  return designs.map(nameOf);
}

export function numbersOf(cards: readonly VivaCard[]): Design[] {
  return cards.map(orderOf);
}

/** The colours of each design, as bits. */
const COLOURS_OF: readonly number[] = DESIGNS.map(bitsOf);

/** The colours of a design, as bits. */
export function coloursOf(design: Design): number {
  return COLOURS_OF[design] ?? 0;
}
