/** What a bot reads out of an imagined deal: the one file here that knows how a state is kept. */
import { at, last, present } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { beatsByNumber, type CardNumber, suitAt } from '../state/cards.ts';
import { clockwise, SEATS } from '../state/seats.ts';
import type { State } from '../state/state.ts';

/** How many cards are still in hands. */
export function cardsLeft({ hands }: State): number {
  return hands.reduce((sum, { length }) => sum + length, 0);
}

/** The same world with other hands. */
export function withHands(world: State, hands: readonly (readonly CardNumber[])[]): State {
  return { ...world, hands: hands.map((hand) => hand.slice()) };
}

/** Who has the called card in this world, or has played it. */
export function partnerIn({ teammate, hands, called }: State): Seat {
  const card = present(called, 'called card');
  return teammate ?? hands.findIndex((hand) => hand.includes(card));
}

/** Whether a seat plays for the declarer in this world: it declares, or holds the called card, or has played it. */
export function isOfDeclarer(world: State, seat: Seat): boolean {
  return seat === world.declarer || seat === partnerIn(world);
}

/**
 * Whether the seat on turn knows that the other side has the trick unless its own card takes it: it knows who plays for whom
 * (BC-16), the others hold the trick, and none of its own side is still to play.
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

/** Whether this card would take the trick as it lies (BC-14). */
export function takes({ best, trump }: State, card: CardNumber): boolean {
  return best !== null && beatsByNumber(card, best, trump);
}

export function isTrump({ trump }: State, card: CardNumber): boolean {
  return suitAt(card) === trump;
}

/** How many seats play to the trick after the one on turn. */
export function seatsBehind({ played }: State): number {
  return SEATS - 1 - (played.length % SEATS);
}

/** Card points that lie in the trick. */
export function pointsInTrick({ lying }: State): number {
  return lying;
}

/** Card points of the tricks that a seat has taken. */
export function takenBy({ taken }: State, seat: Seat): number {
  return at(taken, seat);
}

/** Worlds of one deal that go on alike: who is on turn, what is left in the hands, and what the trick is. */
export function continuationKey({ turn, hands, best, bestBy, lying, played }: State): string {
  return `${turn}${hands.join(';')};${best},${bestBy},${lying},${played.length}`;
}
