/** Deck indices: each card exists once (VM-1). */
import { VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { sortedIds } from '../../../fair-shuffle/shuffle.ts';

/** The full deck in the order chance shuffles from. */
const DECK = sortedIds(VBI_DECK);
const PLACES: ReadonlyMap<VbiCard, number> = new Map(DECK.map((card, place) => [card, place]));

/** Sorts cards into the order chance shuffles from, by marking them: faster than sorting names. */
export function sorted(cards: readonly VbiCard[]): VbiCard[] {
  if (cards.length === DECK.length) return DECK;
  const marks = marksOf(cards);
  return DECK.filter((_, place) => marks[place] === 1);
}

/** The same cards, each once, in any order. */
export function sameCards(some: readonly VbiCard[], others: readonly VbiCard[]): boolean {
  if (some.length !== others.length) return false;
  if (some.length === 0) return true;
  const marks = others.length === DECK.length ? new Uint8Array(DECK.length).fill(1) : marksOf(others);
  for (const card of some) {
    const place = PLACES.get(card) ?? -1;
    if (marks[place] !== 1) return false;
    marks[place] = 0;
  }
  return true;
}

/** By deck index: 1 for each of these cards. */
function marksOf(cards: readonly VbiCard[]): Uint8Array {
  const marks = new Uint8Array(DECK.length);
  for (const card of cards) marks[PLACES.get(card) ?? -1] = 1;
  return marks;
}
