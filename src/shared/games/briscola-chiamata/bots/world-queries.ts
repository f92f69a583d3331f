/** Queries on a sampled deal: the only file here that knows the state's layout. */
import { at, last, present } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beatsByNumber, type CardNumber, suitAt } from '../state/cards.ts';
import { clockwise, SEATS } from '../state/seats.ts';
import type { State } from '../state/state.ts';

/** Cards left in all hands. */
export function cardsLeft({ hands }: State): number {
  return hands.reduce((sum, { length }) => sum + length, 0);
}

/** The same world with other hands. */
export function withHands(world: State, hands: readonly (readonly CardNumber[])[]): State {
  return { ...world, hands: hands.map((hand) => hand.slice()) };
}

/** The holder or player of the called card. */
export function partnerIn({ teammate, hands, called }: State): Seat {
  const card = present(called, 'called card');
  return teammate ?? hands.findIndex((hand) => hand.includes(card));
}

/**
 * Whether a seat is on the declarer's side: the declarer, or the called card's holder or player.
 */
export function isOfDeclarer(world: State, seat: Seat): boolean {
  return seat === world.declarer || seat === partnerIn(world);
}

/**
 * Whether the seat on turn knows that only its own card can take the trick: it knows the sides
 * (BC-16), the others lead, and no ally follows.
 */
export function isLostTo(world: State, seat: Seat): boolean {
  const { best, bestBy, teammate, leaders } = world;
  const knows = best !== null && (teammate !== null || partnerIn(world) === seat);
  if (!knows) return false;
  const mine = isOfDeclarer(world, seat);
  for (let other = seat; other !== last(leaders); other = clockwise(other, 1)) {
    if (other !== seat && isOfDeclarer(world, other) === mine) return false;
  }
  return isOfDeclarer(world, bestBy) !== mine;
}

/** Whether this card would take the trick now (BC-14). */
export function takes({ best, trump }: State, card: CardNumber): boolean {
  return best !== null && beatsByNumber(card, best, trump);
}

export function isTrump({ trump }: State, card: CardNumber): boolean {
  return suitAt(card) === trump;
}

/** Number of seats after the one on turn. */
export function seatsBehind({ played }: State): number {
  return SEATS - 1 - (played.length % SEATS);
}

/** Card points in the trick. */
export function pointsInTrick({ lying }: State): number {
  return lying;
}

/** Card points a seat has taken. */
export function takenBy({ taken }: State, seat: Seat): number {
  return at(taken, seat);
}

/** A key of equal continuations: turn, hands and trick. */
export function continuationKey({ turn, hands, best, bestBy, lying, played }: State): string {
  return `${turn}${hands.join(';')};${best},${bestBy},${lying},${played.length}`;
}
