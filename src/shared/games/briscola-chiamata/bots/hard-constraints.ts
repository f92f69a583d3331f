/** What an expert does not even think of, since a partner would not forgive it. */
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import { type CardNumber, pointsAt, suitAt } from '../state/cards.ts';
import { FIRST_BID } from '../state/move-index.ts';
import { handOf, type State } from '../state/state.ts';
import { type SeatView, seatViewIn } from './seat-view.ts';
import { givesPointsToOpponents } from './trick-value.ts';
import { cardsLeft, isLostTo, isTrump, pointsInTrick, seatsBehind, takes } from './world-queries.ts';

/** With more cards left in all hands than this, who helps the declarer keeps it a secret, unless so many points lie there. */
const NO_SECRET = 25;
const WORTH_SHOWING = 8;

/** Of the moves, at least one, those worth a thought. */
export function candidateMoves(world: State, seat: Seat, moves: readonly MoveIndex[]): readonly MoveIndex[] {
  const some = withoutPointsForOpponents(world, seat, withoutEquivalentCards(world, seat, moves));
  return isLostTo(world, seat) ? withoutWaste(world, some) : some;
}

/** Nothing rich goes under a winning card of the declarer's side while many are still to play, if there is anything else. */
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
 * Cards without points that follow each other in the hand are one; the called card stands for itself (BC-16), and early in
 * the deal it is not shown for a trick that holds little.
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

/** To a trick that is lost for certain goes a card without points, no trump, if there is one; or one that takes it. */
function withoutWaste(world: State, moves: readonly MoveIndex[]): readonly MoveIndex[] {
  const isCheap = (move: MoveIndex) => isCard(move) && pointsAt(move) === 0 && !isTrump(world, move);
  if (!moves.some(isCheap)) return moves;
  return moves.filter((move) => isCheap(move) || (isCard(move) && takes(world, move)));
}

/** The moves by which who helps in secret does not show itself (BC-16), if there are others: for that it must be sure. */
export function hidingPartnership(
  moves: readonly MoveIndex[],
  { me, declarer, called }: SeatView,
): readonly MoveIndex[] {
  const others = moves.filter((move) => move !== called);
  return me === declarer || others.length === 0 ? moves : others;
}

/** A card is played by its own number. */
function isCard(move: MoveIndex): move is CardNumber {
  return move < FIRST_BID;
}
