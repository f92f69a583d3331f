/**
 * The viewer's preselection: an order of curses and blessings, the own deck fanned out, or the wish to be out. A fan
 * and a wish hold for a deck of one size: they end when a card leaves it.
 */
import { isBlessing, isCurse, romeAscending, type VbiCard } from '#shared/cards/rome.ts';
import type { Arrange } from '#shared/games/vbi-maior/state/moves.ts';

type Preselection = readonly string[];
type PreselectionChange = 'fan' | 'out';

export function isPreselected(held: Preselection, wish: PreselectionChange, size: number): boolean {
  return held.includes(`${wish}:${size}`);
}

export function preselectionAfter(wish: PreselectionChange, size: number): Preselection {
  return [`${wish}:${size}`];
}

/** Sorts cards by the preselected order; those without a place in it come last, unchanged. */
export function ordered<Card extends VbiCard>(cards: readonly Card[], held: Preselection): Card[] {
  const place = (card: Card): number => (held.includes(card) ? held.indexOf(card) : held.length);
  return cards.toSorted((a, b) => place(a) - place(b));
}

/** A preselected order with one card a place higher. */
export function raised(cards: readonly VbiCard[], card: VbiCard): VbiCard[] {
  const at = cards.indexOf(card);
  return at < 1 ? [...cards] : cards.with(at, cards[at - 1] as VbiCard).with(at - 1, card);
}

/** The move that arranges the hand as preselected (VM-6). */
export function arrangement(hand: readonly VbiCard[], held: Preselection): Arrange {
  return {
    type: 'arrange',
    curses: ordered(hand.filter(isCurse), held),
    blessings: ordered(hand.filter(isBlessing), held),
  };
}

/** The resulting deck, top first. */
export function deckAsLaid(hand: readonly VbiCard[], held: Preselection): VbiCard[] {
  const { curses, blessings } = arrangement(hand, held);
  return [...curses, ...romeAscending(hand), ...blessings];
}
