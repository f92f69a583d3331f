/** How cards are laid out: the same order first, whoever asks, and then Fisher–Yates. */

/** Whole numbers from 0 to `n` − 1. */
export interface Rng {
  below(n: number): number;
  /** Where these numbers lay cards out in a way of their own: the order of these, which are in order. */
  shuffleSorted?<Id extends string | number>(ids: readonly Id[]): Id[];
}

/** Fisher–Yates, in place; returns the same array. */
export function fisherYates<T>(items: T[], lots: Rng): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = lots.below(last + 1);
    // Both are places in the array.
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
  return items;
}

/** Texts by code units, as JavaScript compares them by itself; ids are plain letters, digits and hyphens. */
export function sortedIds<Id extends string | number>(ids: readonly Id[]): Id[] {
  return ids.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
}

/** The cards in a new order, which the numbers drawn and the cards themselves decide alone, not where they lay before. */
export function shuffled<Id extends string | number>(ids: readonly Id[], lots: Rng): Id[] {
  return shuffledFromSorted(sortedIds(ids), lots);
}

/** The same of cards that are `inOrder` already: a game's whole deck needs no sorting for each deal. */
export function shuffledFromSorted<Id extends string | number>(first: readonly Id[], lots: Rng): Id[] {
  return lots.shuffleSorted?.(first) ?? fisherYates(first.slice(), lots);
}
