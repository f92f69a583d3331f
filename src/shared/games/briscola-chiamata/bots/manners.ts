/** Manners: moves that people resent, whatever they bring. Each is judged from what its own seat knows. */
import type { CardNumber } from '../../../tricks/deck.ts';
import { beatsByNumber, MIN_BID_POINTS, numberOf, pointsAt, SEATS, suitAt } from '../cards.ts';
import type { Call, Move } from '../state.ts';
import { type BriscolaObservation, type SeatView, seatViewOf, type TrickSoFar, trickSoFar } from './seat-view.ts';

/** By name: whether this card, laid now, breaks it. */
const CARD_MANNERS = { gift: isGift, unmasking: isUnmasking, waste: isWaste };

const CARD_MANNER_NAMES = ['gift', 'unmasking', 'waste'] as const;

/** By name. */
export const MANNERS = [...CARD_MANNER_NAMES, 'raise'] as const;

export type Manner = (typeof MANNERS)[number];

/** The manners that a move breaks. */
export function brokenBy(move: Move, seen: BriscolaObservation): Manner[] {
  if (move.type === 'bid') return isEndlessRaise(move, seen.calls, seen.viewer) ? ['raise'] : [];
  if (move.type !== 'play') return [];
  const [sight, card] = [seatViewOf(seen), numberOf(move.card)];
  const trick = trickSoFar(sight);
  return CARD_MANNER_NAMES.filter((name) => CARD_MANNERS[name](card, sight, trick));
}

/** The cards that break no manner; where each card breaks one, the others count. Never none. */
export function mannerlyCards(cards: readonly CardNumber[], sight: SeatView): readonly CardNumber[] {
  const trick = trickSoFar(sight);
  let kept = cards;
  for (const name of CARD_MANNER_NAMES) {
    const some = kept.filter((card) => !CARD_MANNERS[name](card, sight, trick));
    if (some.length > 0) kept = some;
  }
  return kept;
}

/** The calls that break no manner: a pass never does. */
export function mannerlyCalls(moves: readonly Move[], { calls, viewer }: BriscolaObservation): readonly Move[] {
  return moves.filter((move) => !isEndlessRaise(move, calls, viewer));
}

/** Who opposes the declarer lays points under the declarer's winning card while others follow, and has none to lay. */
function isGift(card: CardNumber, sight: SeatView, { best, holder }: TrickSoFar): boolean {
  const { me, declarer, partner, trump } = sight;
  if (best === null || pointsAt(card) === 0 || me === declarer || me === partner) return false;
  const isDeclarers = holder === declarer || holder === partner;
  return isDeclarers && !isLast(sight) && !beatsByNumber(card, best, trump) && hasPlain(sight);
}

/** A trick's points for which the secret partner may show itself; with so many cards left it is free to. */
const WORTH_SHOWING = 10;
const LAST_CARDS = 2;

/** The secret partner shows itself for a trick of few points (BC-16). */
function isUnmasking(card: CardNumber, { me, declarer, called, hand }: SeatView, { pot }: TrickSoFar): boolean {
  return card === called && me !== declarer && hand.length > LAST_CARDS && pot < WORTH_SHOWING;
}

/** A trump under a better card, or on a trick without points that nobody can add any to, where a card without worth would do. */
function isWaste(card: CardNumber, sight: SeatView, { best, pot }: TrickSoFar): boolean {
  if (best === null || pot > 0 || suitAt(card) !== sight.trump || !hasPlain(sight)) return false;
  return isLast(sight) || !beatsByNumber(card, best, sight.trump);
}

function isLast({ played }: SeatView): boolean {
  return played.length % SEATS === SEATS - 1;
}

/** Whether the hand has a card without points that is no trump. */
function hasPlain({ hand, trump }: SeatView): boolean {
  return hand.some((card) => pointsAt(card) === 0 && suitAt(card) !== trump);
}

/** A seat that has named a number goes up by so much, not point by point. */
const RAISE = 3;

/** Whether this bid goes up point by point: the seat has named a number before (BC-8). */
function isEndlessRaise(move: Move, calls: readonly Call[], me: number): boolean {
  if (move.type !== 'bid' || move.points === undefined) return false;
  const hasNamed = calls.some(({ seat, bid }) => seat === me && bid && bid.points > MIN_BID_POINTS);
  const standing = calls.findLast(({ bid }) => bid)?.bid?.points ?? 0;
  return hasNamed && move.points < standing + RAISE;
}
