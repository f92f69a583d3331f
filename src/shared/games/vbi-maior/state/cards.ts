/** Cards of the deck, each of which there is once (VM-1), told apart by their places in it. */
import { VBI_DECK, type VbiCard } from '../../../cards/rome.ts';
import { sortedIds } from '../../../fair-shuffle/shuffle.ts';

/** The whole deck in the order from which chance lays it out. */
const DECK = sortedIds(VBI_DECK);
const PLACES: ReadonlyMap<VbiCard, number> = new Map(DECK.map((card, place) => [card, place]));

/** These cards in the order from which chance lays them out: marked in the deck, since sorting names takes longer. */
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

/** By place in the deck: 1 for each of these cards. */
function marksOf(cards: readonly VbiCard[]): Uint8Array {
  const marks = new Uint8Array(DECK.length);
  for (const card of cards) marks[PLACES.get(card) ?? -1] = 1;
  return marks;
}
