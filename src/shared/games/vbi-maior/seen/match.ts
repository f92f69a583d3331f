/** To each place a card that may lie there, no card twice: augmenting paths, as for any matching. */
import { at } from '../../../engine/at.ts';

/**
 * The cards by place, each place trying the cards in their order; nothing where they don't suffice. Who is to draw at
 * random shuffles both before.
 */
export function bipartiteMatching<Place, Card>(
  places: readonly Place[],
  cards: readonly Card[],
  may: (place: Place, card: Card) => boolean,
): Card[] | undefined {
  const placeOf = new Map<Card, number>();
  const found = places.every((_, place) => settle(place, new Set()));
  if (!found) return undefined;
  const cardAt = new Map([...placeOf].map(([card, place]) => [place, card]));
  return places.flatMap((_, place) => cardAt.get(place) ?? []);

  /** Finds a card for a place; who had it before finds another. */
  function settle(place: number, tried: Set<Card>): boolean {
    for (const card of cards) {
      if (tried.has(card) || !may(at(places, place), card)) continue;
      tried.add(card);
      const holder = placeOf.get(card);
      if (holder !== undefined && !settle(holder, tried)) continue;
      placeOf.set(card, place);
      return true;
    }
    return false;
  }
}
