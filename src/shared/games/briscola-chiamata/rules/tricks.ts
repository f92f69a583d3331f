/** Who takes a trick, and the tricks of a deal for display. */
import type { FrenchCard, Suit } from '../../../cards/french.ts';
import { at } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beats, type CardNumber, cardOfNumber } from '../state/cards.ts';
import { clockwise, SEATS, type Trick } from '../state/observation.ts';
import type { State } from '../state/state.ts';

/** BC-15. */
export const TRICKS = 8;

/** BC-14: who takes the trick as it lies: the highest trump, else the highest card of the suit led. It holds a card. */
export function takerOf({ leader, cards }: Trick, trump: Suit | null): Seat {
  let best = 0;
  for (let k = 1; k < cards.length; k++) {
    if (beats(at(cards, k), at(cards, best), trump)) best = k;
  }
  return clockwise(leader, best);
}

/** The deal's tricks, the one being played last. */
export function tricksOf({ played, leaders }: State): Trick[] {
  return leaders.slice(0, TRICKS).map((leader, k) => ({
    leader,
    cards: namesOf(played.slice(k * SEATS, (k + 1) * SEATS)),
    winner: leaders[k + 1] ?? null,
  }));
}

export function namesOf(cards: readonly CardNumber[]): FrenchCard[] {
  return cards.map(cardOfNumber);
}
