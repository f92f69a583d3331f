/** The Italian deck of 40 (SP-1): coins, cups, swords, clubs; 1 is the ace, R re, C cavallo, F fante. */

/** Highest first (SP-2). */
export const ITALIAN_RANKS = ['3', '2', '1', 'R', 'C', 'F', '7', '6', '5', '4'] as const;
export type ItalianRank = (typeof ITALIAN_RANKS)[number];

/** Denari, coppe, spade, bastoni. */
export const ITALIAN_SUITS = ['D', 'C', 'S', 'B'] as const;
export type ItalianSuit = (typeof ITALIAN_SUITS)[number];

/** Rank, then suit: `3D`, `RC`, `CB`. */
export type ItalianCard = `${ItalianRank}${ItalianSuit}`;

/** All 40, suit by suit, high to low. */
export const ITALIAN_DECK: readonly ItalianCard[] = ITALIAN_SUITS.flatMap((suit) =>
  ITALIAN_RANKS.map((rank): ItalianCard => `${rank}${suit}`),
);

// What is cut out of a text is any text to the compiler; that a card is a rank and a suit says its type.
export function italianRankOf<Rank extends ItalianRank>(card: `${Rank}${ItalianSuit}`): Rank {
  return card.slice(0, 1) as Rank;
}

export function italianSuitOf(card: ItalianCard): ItalianSuit {
  return card.slice(1) as ItalianSuit;
}
