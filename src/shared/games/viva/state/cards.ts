/** Named cards as a sorted multiset: cards of one design are identical (VI-2). */

import { DESIGNS, orderOf, type VivaCard } from '../../../cards/viva.ts';
import { namesInDesignOrder } from './design-sets.ts';
import { numbersOf } from './designs.ts';

export type Cards = readonly VivaCard[];

export function sorted(cards: Cards): VivaCard[] {
  return namesInDesignOrder(numbersOf(cards));
}

/** By design. */
function countsOf(cards: Cards): Int8Array {
  const copies = new Int8Array(DESIGNS.length);
  for (const card of cards) {
    const design = orderOf(card);
    copies[design] = (copies[design] ?? 0) + 1;
  }
  return copies;
}

export function countOf(cards: Cards, card: VivaCard): number {
  let count = 0;
  for (const other of cards) if (other === card) count++;
  return count;
}

/** Removes one copy of this card, if there is one. */
export function without(cards: Cards, card: VivaCard): Cards {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

/** Without each of these cards, once for each time it is among them. */
export function withoutAll(cards: Cards, others: Cards): Cards {
  const gone = countsOf(others);
  return cards.filter((card) => {
    const design = orderOf(card);
    const left = gone[design] ?? 0;
    if (left > 0) gone[design] = left - 1;
    return left === 0;
  });
}

/** The multiset union. */
export function union(a: Cards, b: Cards): VivaCard[] {
  return sorted([...a, ...withoutAll(b, a)]);
}

/** Whether both have the same cards in any order. */
export function sameCards(a: Cards, b: Cards): boolean {
  return a.length === b.length && withoutAll(a, b).length === 0;
}

/** Each design once. */
export function designsIn(cards: Cards): Cards {
  return cards.filter((card, k) => cards.indexOf(card) === k);
}
