import type { DeckKind } from '../api.ts';

/** A card's measures in centimetres. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  /** Radius of the rounded corners. */
  readonly corner: number;
}

/** A little thicker than a real card (0.03), so that its edge is seen from a chair. */
export const THICKNESS = 0.045;

const POKER: CardSize = { width: 6.3, height: 8.8, corner: 0.36 };
const SIZES: Readonly<Record<DeckKind, CardSize>> = {
  french: POKER,
  viva: POKER,
  rome: POKER,
  italian: { width: 5, height: 9.4, corner: 0.34 },
};

/** How large a card of a deck is at scale 1. */
export function cardSize(deck: DeckKind): CardSize {
  return SIZES[deck];
}
