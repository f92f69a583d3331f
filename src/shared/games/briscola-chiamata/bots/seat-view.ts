/** The trick as the seat on turn sees it, from an observation or a sampled deal. */

import type { Policy, SeatObservation } from '../../../bots/policy.ts';
import { FRENCH_DECK, SUITS } from '../../../cards/french.ts';
import { at, last, maxBy, present } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { CardNumber, SuitNumber } from '../../../tricks/deck.ts';
import { beatsByNumber, clockwise, numberOf, pointsAt, SEATS } from '../cards.ts';
import { type Briscola, handOf, holds, type Move, type State } from '../state.ts';

export type BriscolaObservation = SeatObservation<Briscola>;
export type BriscolaPolicy = Policy<Briscola>;

type PlayMove = Extract<Move, { type: 'play' }>;

/** The card move with the highest value, the first of equals. */
export function bestCardMove(moves: readonly Move[], worth: (card: PlayMove['card']) => number): Move {
  return maxBy(
    moves.filter((move) => move.type === 'play'),
    ({ card }) => worth(card),
  );
}

export interface SeatView {
  readonly me: Seat;
  readonly hand: readonly CardNumber[];
  readonly declarer: Seat;
  readonly trump: SuitNumber;
  readonly called: CardNumber;
  /** The called card's holder or player, if the viewer knows (BC-16). */
  readonly partner: Seat | null;
  /** Cards in order of play, five a trick; the current trick may be incomplete. */
  readonly played: readonly CardNumber[];
  /** Leaders of the tricks, the current one last. */
  readonly leaders: readonly Seat[];
}

/** The viewer must be on turn, in play. */
export function seatViewOf({ viewer, own, teammate, declarer, trump, called, tricks }: BriscolaObservation): SeatView {
  return {
    me: viewer,
    hand: own.hand.map(numberOf),
    declarer: present(declarer, 'declarer'),
    trump: SUITS.indexOf(present(trump, 'trump')),
    called: numberOf(present(called, 'called card')),
    partner: teammate ?? (own.isTeammate ? viewer : null),
    played: tricks.flatMap(({ cards }) => cards.map(numberOf)),
    leaders: tricks.map(({ leader }) => leader),
  };
}

/** What the seat on turn would see in a sampled deal. */
export function seatViewIn(world: State, me: Seat): SeatView {
  const { teammate, declarer, trump, played, leaders } = world;
  const called = present(world.called, 'called card');
  return {
    me,
    hand: handOf(world, me),
    declarer: present(declarer, 'declarer'),
    trump: present(trump, 'trump'),
    called,
    partner: teammate ?? (holds(world, me, called) ? me : null),
    played,
    leaders,
  };
}

/** What lies in the trick: the winning card, its seat (without a card the leader), and the points. */
export interface TrickSoFar {
  readonly best: CardNumber | null;
  readonly holder: Seat;
  readonly pot: number;
}

/** The trick before the viewer's card. */
export function trickSoFar({ played, leaders, trump }: Pick<SeatView, 'played' | 'leaders' | 'trump'>): TrickSoFar {
  const lying = played.length % SEATS;
  const leader = last(leaders);
  let best: CardNumber | null = null;
  let [holder, pot] = [leader, 0];
  for (let k = 0; k < lying; k++) {
    const card = at(played, played.length - lying + k);
    pot += pointsAt(card);
    if (best === null || beatsByNumber(card, best, trump)) [best, holder] = [card, clockwise(leader, k)];
  }
  return { best, holder, pot };
}

/** Cards per suit. */
export const RANKS_OF_SUIT = FRENCH_DECK.length / SUITS.length;

/** Bit sets by suit: bit *k* is the suit's card *k* from the ace down. */
export type SuitBits = readonly number[];

/** Cards in the other hands. */
export function unseenIn({ hand, played }: SeatView): SuitBits {
  const bits = [ALL_RANKS, ALL_RANKS, ALL_RANKS, ALL_RANKS];
  for (const card of hand) strike(bits, card);
  for (const card of played) strike(bits, card);
  return bits;
}

const ALL_RANKS = 2 ** RANKS_OF_SUIT - 1;

function strike(bits: number[], card: CardNumber): void {
  const suit = Math.floor(card / RANKS_OF_SUIT);
  bits[suit] = (bits[suit] ?? 0) & ~(1 << (card % RANKS_OF_SUIT));
}

/** Population count by bit set of a suit. */
const COUNTS = Array.from({ length: ALL_RANKS + 1 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
});

export function countOf(bits: number): number {
  return at(COUNTS, bits);
}

/** The higher cards of the suit. */
export function above(bits: number, card: CardNumber): number {
  return bits & ((1 << (card % RANKS_OF_SUIT)) - 1);
}
