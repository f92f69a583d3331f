import type { Deck } from '../../faces/deck.ts';

/** A card's measures in centimetres. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  /** Radius of the rounded corners. */
  readonly corner: number;
}

/** A little thicker than a real card (0.03), so that its edge is seen from a chair. */
export const CARD_THICKNESS_CM = 0.045;

/** How far the upper and lower edge of a card of bend 1 lean back, in centimetres; in between with the square. */
export const BEND_SAG_CM = 0.26;

/** The same size is the same object: what is made for it is made once. */
const sizes = new WeakMap<Deck['format'], CardSize>();

/** How large a card of a deck is at scale 1; its format is in tenths of a millimetre. */
export function cardSize({ format }: Pick<Deck, 'format'>): CardSize {
  const known = sizes.get(format);
  if (known) return known;
  const size = { width: format.width / 100, height: format.height / 100, corner: format.corner / 100 };
  sizes.set(format, size);
  return size;
}
