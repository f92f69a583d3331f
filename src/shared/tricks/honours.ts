/** Threes, twos and aces that count together: three or four of a rank, and the three of a suit. */

/** The ranks that count together. */
export const HONOUR_RANKS = ['3', '2', '1'] as const;
export type HonourRank = (typeof HONOUR_RANKS)[number];

export type Honours<Suit extends string = string> =
  /** Three or four of a rank; `missing`: the suit of the fourth, null where all are there. */
  | { readonly kind: 'equals'; readonly rank: HonourRank; readonly missing: Suit | null }
  /** The 3, the 2 and the ace of a suit. */
  | { readonly kind: 'napoletana'; readonly suit: Suit };

/** All of them in a hand, equals first. */
export function honoursIn<Suit extends string>(hand: readonly string[], suits: readonly Suit[]): Honours<Suit>[] {
  const held = new Set(hand);
  const equals = HONOUR_RANKS.flatMap((rank): Honours<Suit>[] => {
    const missing = suits.filter((suit) => !held.has(`${rank}${suit}`));
    return missing.length <= 1 ? [{ kind: 'equals', rank, missing: missing[0] ?? null }] : [];
  });
  const napoletane = suits
    .filter((suit) => HONOUR_RANKS.every((rank) => held.has(`${rank}${suit}`)))
    .map((suit): Honours<Suit> => ({ kind: 'napoletana', suit }));
  return [...equals, ...napoletane];
}

/** Three points, four for all of a rank. */
export function honourPoints(honours: Honours): number {
  return honours.kind === 'equals' && honours.missing === null ? 4 : 3;
}
