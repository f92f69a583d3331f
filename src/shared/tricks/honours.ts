/** Threes, twos and aces that count together: three or four of a rank, and the three of a suit. */
import { at } from '../engine/collections.ts';
import type { Seat } from '../engine/rules.ts';
import type { TrickDeck } from './deck.ts';
import type { TrickState, TrickTypes } from './state.ts';

/** The ranks that count together. */
export const HONOUR_RANKS = ['3', '2', '1'] as const;
export type HonourRank = (typeof HONOUR_RANKS)[number];

export type Honours<Suit extends string = string> =
  /** Three or four of a rank; `missing`: the suit of the fourth, null where all are there. */
  | { readonly kind: 'equals'; readonly rank: HonourRank; readonly missing: Suit | null }
  /** The 3, the 2 and the ace of a suit. */
  | { readonly kind: 'napoletana'; readonly suit: Suit };

/** Those that a seat declares. */
export type DeclaredHonours<Suit extends string = string> = { readonly seat: Seat } & Honours<Suit>;

/** All of them in a hand, equals first. */
function honoursIn<Suit extends string>(hand: readonly string[], suits: readonly Suit[]): Honours<Suit>[] {
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

/** What each seat's hand held as it was dealt: asked once everybody has played the first card, and holds the others. */
export function honoursAsDealt<T extends TrickTypes, Suit extends string>(
  { deck, suits }: { readonly deck: TrickDeck<T['Card']>; readonly suits: readonly Suit[] },
  { seats, played, hands, leaders }: TrickState<T>,
): DeclaredHonours<Suit>[] {
  return hands.flatMap((hand, seat) => {
    const first = at(played, (seat - at(leaders, 0) + seats) % seats);
    return honoursIn(deck.namesOf([...hand, first]), suits).map((one) => ({ seat, ...one }));
  });
}

/** By seat: the points that were declared. */
export function declaredPoints(declared: readonly DeclaredHonours[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    declared.reduce((sum, one) => sum + (one.seat === seat ? honourPoints(one) : 0), 0),
  );
}
