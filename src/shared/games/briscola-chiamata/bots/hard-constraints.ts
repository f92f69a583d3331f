/** Hard constraints: moves an expert excludes, as partners resent them. */
import { at, last, present } from '../../../engine/collections.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import type { CardNumber } from '../../../tricks/deck.ts';
import { beatsByNumber, clockwise, DECK, pointsAt, suitAt } from '../cards.ts';
import type { State } from '../state.ts';
import { mannerlyCards } from './manners.ts';
import { type SeatView, seatViewIn } from './seat-view.ts';

// Queries on a sampled deal: the only file here that knows the state's layout.

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
function isLostTo(world: State, seat: Seat): boolean {
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
function takes({ best, trump }: State, card: CardNumber): boolean {
  return best !== null && beatsByNumber(card, best, trump);
}

function isTrump({ trump }: State, card: CardNumber): boolean {
  return suitAt(card) === trump;
}

/** Card points a seat has taken. */
export function takenBy({ taken }: State, seat: Seat): number {
  return at(taken, seat);
}

/** A key of equal continuations: turn, hands and trick. */
export function continuationKey({ turn, hands, best, bestBy, lying, played }: State): string {
  return `${turn}${hands.join(';')};${best},${bestBy},${lying},${played.length}`;
}

/** The candidate moves, at least one. */
export function candidateMoves(world: State, seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[] {
  if (!moves.every(isCard)) return moves;
  const some = withoutEquivalentCards(world, mannerlyCards(moves, seatViewIn(world, seat)));
  return isLostTo(world, seat) ? withoutWaste(world, some) : some;
}

/** Merges adjacent pointless cards of the hand; the called card counts alone (BC-16). */
function withoutEquivalentCards({ called }: State, moves: readonly CardNumber[]): readonly CardNumber[] {
  return moves.filter((move) => {
    if (move === called || pointsAt(move) > 0) return true;
    const below = move + 1;
    return below === called || suitAt(below) !== suitAt(move) || !moves.includes(below);
  });
}

/**
 * In a certainly lost trick plays a pointless non-trump, if there is one, or a card that takes it.
 */
function withoutWaste(world: State, moves: readonly CardNumber[]): readonly CardNumber[] {
  const isCheap = (move: CardNumber) => pointsAt(move) === 0 && !isTrump(world, move);
  if (!moves.some(isCheap)) return moves;
  return moves.filter((move) => isCheap(move) || takes(world, move));
}

/**
 * Moves that keep a secret teammate hidden (BC-16), if there are others: the partnership must be
 * certain.
 */
export function hidingPartnership(
  moves: readonly MoveIndex[],
  { me, declarer, called }: SeatView,
): readonly MoveIndex[] {
  const others = moves.filter((move) => move !== called);
  return me === declarer || others.length === 0 ? moves : others;
}

/** A card's move index is its number. */
export function isCard(move: MoveIndex): move is CardNumber {
  return move < DECK.cards.length;
}
