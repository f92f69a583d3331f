/** Cards as a multiset, sorted: cards of one design are identical (VI-2). */

import { compareCards, orderOf, type VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/at.ts';

export type Cards = readonly VivaCard[];

export function sorted(cards: Cards): VivaCard[] {
  return cards.toSorted(compareCards);
}

export function countOf(cards: Cards, card: VivaCard): number {
  let count = 0;
  for (const other of cards) if (other === card) count++;
  return count;
}

/** Puts one more card into sorted ones, at its place. */
export function addCard(cards: VivaCard[], card: VivaCard): void {
  const order = orderOf(card);
  let from = 0;
  let to = cards.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (orderOf(at(cards, middle)) < order) from = middle + 1;
    else to = middle;
  }
  cards.splice(from, 0, card);
}

/** Takes so many copies of a card out of sorted ones, or all there are if they are fewer. */
export function removeCard(cards: VivaCard[], card: VivaCard, copies = 1): void {
  const first = cards.indexOf(card);
  if (first < 0) return;
  let end = first + 1;
  while (end < first + copies && cards[end] === card) end++;
  cards.splice(first, end - first);
}

/** The cards without so many copies of one of them. */
export function without(cards: Cards, card: VivaCard, copies = 1): Cards {
  const left = [...cards];
  removeCard(left, card, copies);
  return left;
}

/** Without each of these cards, once for each time it is among them. */
export function withoutAll(cards: Cards, others: Cards): Cards {
  const gone = new Map<VivaCard, number>();
  for (const card of others) gone.set(card, (gone.get(card) ?? 0) + 1);
  return cards.filter((card) => {
    const left = gone.get(card) ?? 0;
    if (left > 0) gone.set(card, left - 1);
    return left === 0;
  });
}

/** The fewest cards that have each card as often as either does. */
export function union(a: Cards, b: Cards): VivaCard[] {
  return sorted([...a, ...withoutAll(b, a)]);
}

/** Whether both have the same cards, whatever their order. */
export function sameCards(a: Cards, b: Cards): boolean {
  return a.length === b.length && withoutAll(a, b).length === 0;
}

/** Each design once. */
export function designsIn(cards: Cards): Cards {
  return cards.filter((card, k) => cards.indexOf(card) === k);
}
