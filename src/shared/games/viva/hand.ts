/** Cards as a multiset, sorted: cards of one design are identical (VI-2). */
import { compareCards, type VivaCard } from '../../cards/viva.ts';

export type Cards = readonly VivaCard[];

export function sorted(cards: Cards): Cards {
  return cards.toSorted(compareCards);
}

export function countOf(cards: Cards, card: VivaCard): number {
  let count = 0;
  for (const other of cards) if (other === card) count++;
  return count;
}

/** With one more card, at its place. `cards`: sorted. */
export function withCard(cards: Cards, card: VivaCard): Cards {
  const alike = cards.indexOf(card);
  return cards.toSpliced(alike < 0 ? placeOf(cards, card) : alike, 0, card);
}

function placeOf(cards: Cards, card: VivaCard): number {
  const later = cards.findIndex((other) => compareCards(other, card) > 0);
  return later < 0 ? cards.length : later;
}

/** Without so many copies of a card, or without all there are if they are fewer. `cards`: sorted. */
export function without(cards: Cards, card: VivaCard, copies = 1): Cards {
  const at = cards.indexOf(card);
  if (at < 0) return cards;
  let end = at + 1;
  while (end < at + copies && cards[end] === card) end++;
  return cards.toSpliced(at, end - at);
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
export function union(a: Cards, b: Cards): Cards {
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
