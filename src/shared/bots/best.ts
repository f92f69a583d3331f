import { at } from '../engine/at.ts';

/** The item that is worth most by this measure, the first among equals; there must be one. */
export function maxBy<T>(items: readonly T[], worthOf: (item: T) => number): T {
  let best = at(items, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth > most) [best, most] = [item, worth];
  }
  return best;
}
