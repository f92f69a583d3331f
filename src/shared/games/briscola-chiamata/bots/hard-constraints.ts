/** Hard constraints: moves an expert excludes, as partners resent them. */
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import { type CardNumber, pointsAt, suitAt } from '../state/cards.ts';
import { FIRST_BID } from '../state/move-index.ts';
import { handOf, type State } from '../state/state.ts';
import { type SeatView, seatViewIn } from './seat-view.ts';
import { givesPointsToOpponents } from './trick-value.ts';
import { cardsLeft, isLostTo, isTrump, pointsInTrick, seatsBehind, takes } from './world-queries.ts';

/**
 * Above this number of cards left, the secret teammate hides, unless so many points are at stake.
 */
const NO_SECRET = 25;
const WORTH_SHOWING = 8;

/** The candidate moves, at least one. */
export function candidateMoves(world: State, seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[] {
  const some = withoutPointsForOpponents(world, seat, withoutEquivalentCards(world, seat, moves));
  return isLostTo(world, seat) ? withoutWaste(world, some) : some;
}

/**
 * Excludes an ace or ten under a winning card of the declarer's side while many seats follow, if
 * there is another card.
 */
function withoutPointsForOpponents(world: State, seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[] {
  const { best } = world;
  if (best === null) return moves;
  const sight = seatViewIn(world, seat);
  const kept = moves.filter(
    (move) => !(isCard(move) && givesPointsToOpponents(move, best, world.bestBy, seatsBehind(world), sight)),
  );
  return kept.length > 0 ? kept : moves;
}

/**
 * Merges adjacent pointless cards of the hand; the called card counts alone (BC-16), and early in
 * the deal isn't shown for a cheap trick.
 */
function withoutEquivalentCards(world: State, seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[] {
  const { called } = world;
  const hand = handOf(world, seat);
  const hides = cardsLeft(world) > NO_SECRET && pointsInTrick(world) < WORTH_SHOWING && moves.length > 1;
  return moves.filter((move) => {
    if (!isCard(move)) return true;
    if (move === called) return !hides;
    if (pointsAt(move) > 0) return true;
    const below = move + 1;
    return below === called || suitAt(below) !== suitAt(move) || !hand.includes(below);
  });
}

/**
 * In a certainly lost trick plays a pointless non-trump, if there is one, or a card that takes it.
 */
function withoutWaste(world: State, moves: readonly MoveIndex[]): readonly MoveIndex[] {
  const isCheap = (move: MoveIndex) => isCard(move) && pointsAt(move) === 0 && !isTrump(world, move);
  if (!moves.some(isCheap)) return moves;
  return moves.filter((move) => isCheap(move) || (isCard(move) && takes(world, move)));
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
function isCard(move: MoveIndex): move is CardNumber {
  return move < FIRST_BID;
}
