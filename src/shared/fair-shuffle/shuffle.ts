/** Shuffles cards: sorted first, so that the input order doesn't matter, then Fisher–Yates. */

/** Integers from 0 to `n` − 1. */
export interface Rng {
  below(n: number): number;
  /** A source may order sorted cards its own way. */
  shuffleSorted?<Id extends string | number>(ids: readonly Id[]): Id[];
}

/** Fisher–Yates, in place; returns the same array. */
export function fisherYates<T>(items: T[], lots: Rng): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = lots.below(last + 1);
    // Both indices are in the array.
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
  return items;
}

/** Texts by code units, JavaScript's default order; ids are plain letters, digits and hyphens. */
export function sortedIds<Id extends string | number>(ids: readonly Id[]): Id[] {
  return ids.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
}

/**
 * The cards in a new order, which depends on the drawn numbers and the cards alone, not their input
 * order.
 */
export function shuffled<Id extends string | number>(ids: readonly Id[], lots: Rng): Id[] {
  return shuffledFromSorted(sortedIds(ids), lots);
}

/** The same for cards already `inOrder`: a game's full deck needs no sorting. */
export function shuffledFromSorted<Id extends string | number>(first: readonly Id[], lots: Rng): Id[] {
  return lots.shuffleSorted?.(first) ?? fisherYates(first.slice(), lots);
}
