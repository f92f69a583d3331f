/** What a bot reads out of an imagined deal: the one file here that knows how a state is kept. */
import type { FrenchCard } from '../../../cards/french.ts';
import { at, present } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type CardNumber, cardOfNumber } from '../state/cards.ts';
import { handOf, type State } from '../state/state.ts';
import { namesOf } from '../turns/tricks.ts';

/** What a seat still holds. */
export function heldBy(world: State, seat: Seat): readonly FrenchCard[] {
  return namesOf(handOf(world, seat));
}

/** How many cards are still in hands. */
export function cardsLeft({ hands }: State): number {
  return hands.reduce((sum, { length }) => sum + length, 0);
}

/** The same world with other hands. */
export function withHands(world: State, hands: readonly (readonly CardNumber[])[]): State {
  return { ...world, hands: hands.map((hand) => hand.slice()) };
}

/** The card that was called; null before. */
export function calledIn({ called }: State): FrenchCard | null {
  return called === null ? null : cardOfNumber(called);
}

/** Who has the called card in this world, or has played it. */
export function partnerIn({ teammate, hands, called }: State): Seat {
  const card = present(called, 'called card');
  return teammate ?? hands.findIndex((hand) => hand.includes(card));
}

/** Card points that lie in the trick. */
export function lyingIn({ lying }: State): number {
  return lying;
}

/** Card points of the tricks that a seat has taken. */
export function takenBy({ taken }: State, seat: Seat): number {
  return at(taken, seat);
}

/** Worlds of one deal that go on alike: who is on turn, what is left in the hands, and what the trick is. */
export function nameOfRest({ turn, hands, best, bestBy, lying, played }: State): string {
  return `${turn}${hands.join(';')};${best},${bestBy},${lying},${played.length}`;
}
