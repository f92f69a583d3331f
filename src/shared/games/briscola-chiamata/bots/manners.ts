/** What an expert does not even think of, since a partner would not forgive it. */
import { suitOf } from '../../../cards/french.ts';
import type { Seat } from '../../../engine/rules.ts';
import { numberOf, points, strength } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import type { State } from '../state/state.ts';
import type { Sight } from './sight.ts';
import { calledIn, cardsLeft, heldBy, isLostTo, isTrump, lyingIn, takes } from './world.ts';

/** With more cards left in all hands than this, who helps the declarer keeps it a secret, unless so many points lie there. */
const NO_SECRET = 25;
const WORTH_SHOWING = 8;

/** Of the moves, at least one, those worth a thought. */
export function worthy(world: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const some = withoutRepeats(world, seat, moves);
  return isLostTo(world, seat) ? withoutGifts(world, some) : some;
}

/**
 * Cards without points that follow each other in the hand are one; the called card stands for itself (BC-16), and early in
 * the deal it is not shown for a trick that holds little.
 */
function withoutRepeats(world: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const called = calledIn(world);
  const hand = heldBy(world, seat);
  const hides = cardsLeft(world) > NO_SECRET && lyingIn(world) < WORTH_SHOWING && moves.length > 1;
  return moves.filter((move) => {
    if (move.type !== 'play') return true;
    if (move.card === called) return !hides;
    if (points(move.card) > 0) return true;
    const below = hand.find(
      (other) => other !== called && suitOf(other) === suitOf(move.card) && strength(other) === strength(move.card) - 1,
    );
    return below === undefined;
  });
}

/** To a trick that is lost for certain goes a card without points, no trump, if there is one; or one that takes it. */
function withoutGifts(world: State, moves: readonly Move[]): readonly Move[] {
  const isCheap = (move: Move) => move.type === 'play' && points(move.card) === 0 && !isTrump(world, move.card);
  if (!moves.some(isCheap)) return moves;
  return moves.filter((move) => isCheap(move) || (move.type === 'play' && takes(world, move.card)));
}

/** The moves by which who helps in secret does not show itself (BC-16), if there are others: for that it must be sure. */
export function keepsSecret(moves: readonly Move[], { me, declarer, called }: Sight): readonly Move[] {
  const others = moves.filter((move) => move.type !== 'play' || numberOf(move.card) !== called);
  return me === declarer || others.length === 0 ? moves : others;
}
