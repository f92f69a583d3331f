/** The French deck of 40: a pack of 52 without 7, 8 and 9 (BC-1). */

/** Highest first (BC-2). */
export const RANKS = ['A', '10', 'K', 'Q', 'J', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

/** Rank, then suit: `AS`, `10H`, `2C`. */
export type FrenchCard = `${Rank}${Suit}`;

/** All 40, suit by suit, high to low. */
export const FRENCH_DECK: readonly FrenchCard[] = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(rank, suit)));

export function cardOf(rank: Rank, suit: Suit): FrenchCard {
  return `${rank}${suit}`;
}

// What is cut out of a text is any text to the compiler; that a card is a rank and a suit says its type.
export function rankOf(card: FrenchCard): Rank {
  return card.slice(0, -1) as Rank;
}

export function suitOf(card: FrenchCard): Suit {
  return card.slice(-1) as Suit;
}
