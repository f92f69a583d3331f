/** The levels easy and normal. */
import { cardOf, type FrenchCard, RANKS, type Rank, SUITS, type Suit, suitOf } from '../../../cards/french.ts';
import { at, last, maxBy } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { CardNumber } from '../../../tricks/deck.ts';
import { bidOf } from '../bids.ts';
import {
  beats,
  cardOfNumber,
  clockwise,
  numberOf,
  points,
  pointsOf,
  SEATS,
  stake,
  strength,
  takerOf,
} from '../cards.ts';
import type { Bid, Move } from '../state.ts';
import { mannerlyCalls, mannerlyCards } from './manners.ts';
import { WEIGHTS } from './partner-belief.ts';
import { type BriscolaObservation, type BriscolaPolicy, bestCardMove, type SeatView, seatViewOf } from './seat-view.ts';
import { bestOf } from './trick-value.ts';

// Level easy, a few rules: calls from a long suit, gives points to a known friend, takes valuable
// tricks.

/** Min trumps to bid. */
const LEAST_TRUMPS = 3;
const LEAST_HAND_POINTS = 24;
/** Min trick points for a winning card. */
const WORTH_TAKING = 8;

export const easy: BriscolaPolicy = (observation, moves) => {
  switch (observation.phase) {
    case 'throw-in':
      return at(moves, 0);
    case 'auction':
      return call(observation, moves);
    case 'trump':
      return nameTrump(observation.own, observation.bid);
    default:
      return play(observation, moves);
  }
};

/** The highest rank missing in its longest suit, if the hand is good enough; never a number. */
function call({ own: { hand } }: BriscolaObservation, moves: readonly Move[]): Move {
  const trump = longest(hand, SUITS);
  const isGood = lengthOf(hand, trump) >= LEAST_TRUMPS && pointsOf(hand) >= LEAST_HAND_POINTS;
  const bid = moves.find(
    (move) => move.type === 'bid' && move.points === undefined && !hand.includes(cardOf(move.rank, trump)),
  );
  return (isGood && bid) || { type: 'pass' };
}

/** Its longest suit where another seat holds the called card, if any. */
function nameTrump({ hand }: BriscolaObservation['own'], { rank }: Bid): Move {
  const others = SUITS.filter((suit) => !hand.includes(cardOf(rank, suit)));
  return { type: 'trump', suit: longest(hand, others.length > 0 ? others : SUITS) };
}

function longest(hand: readonly FrenchCard[], suits: readonly Suit[]): Suit {
  return suits.reduce((best, suit) => (lengthOf(hand, suit) > lengthOf(hand, best) ? suit : best));
}

function lengthOf(hand: readonly FrenchCard[], suit: Suit): number {
  return hand.filter((card) => suitOf(card) === suit).length;
}

function play(observation: BriscolaObservation, moves: readonly Move[]): Move {
  const { trump, tricks, viewer } = observation;
  const trick = last(tricks);
  const cost = (card: FrenchCard) => points(card) + strength(card) / 10 + (suitOf(card) === trump ? 10 : 0);
  if (trick.cards.length === 0) return bestCardMove(moves, (card) => -cost(card));
  const holder = takerOf(trick, trump);
  if (isFriend(observation, holder)) return bestCardMove(moves, (card) => (suitOf(card) === trump ? 0 : points(card)));
  const best = at(trick.cards, (holder - trick.leader + SEATS) % SEATS);
  const isLast = clockwise(viewer, 1) === trick.leader;
  const pot = pointsOf(trick.cards);
  return bestCardMove(moves, (card) => {
    const takes = beats(card, best, trump) && pot + (isLast ? points(card) : 0) >= WORTH_TAKING;
    return (takes ? 100 : 0) - cost(card);
  });
}

/** Certain knowledge only: as teammate, or once the called card is out. */
function isFriend({ viewer, declarer, teammate, own }: BriscolaObservation, seat: Seat): boolean {
  const isDeclarers = (other: Seat) => other === declarer || other === teammate;
  const mine = viewer === declarer || own.isTeammate;
  if (teammate === null && !mine) return false;
  return isDeclarers(seat) === mine;
}

// A hand's expected points as declarer, and so how far to bid.

/** Points of a trump card in the hand or called, beyond a plain trump. */
const HONOUR_POINTS: Readonly<Partial<Record<Rank, number>>> = { A: 20, '10': 10, K: 5.5, Q: 4, J: 2, '6': 0.5 };

/** The same by card number within a suit. */
const HONOURS: readonly number[] = RANKS.map((rank) => HONOUR_POINTS[rank] ?? 0);

/**
 * Expected points of the declarer's side by trump, when this rank is called; −∞ where the hand
 * holds that card.
 */
export function expectedPointsByTrump(hand: readonly CardNumber[], rank: Rank): number[] {
  const called = RANKS.indexOf(rank);
  const promises = SUITS.map(() => WEIGHTS.anyDeal + at(HONOURS, called));
  for (const card of hand) {
    const suit = Math.floor(card / RANKS.length);
    const place = card % RANKS.length;
    const more = place === called ? Number.NEGATIVE_INFINITY : WEIGHTS.eachTrump + at(HONOURS, place);
    promises[suit] = at(promises, suit) + more;
  }
  return promises;
}

/** The bid with the highest expected score, if any is positive. */
function bestCall({ own: { hand } }: BriscolaObservation, moves: readonly Move[]): Move {
  const numbers = hand.map(numberOf);
  const promised = new Map<Rank, number>();
  let best: Move = { type: 'pass' };
  let most = 0;
  for (const move of moves) {
    if (move.type !== 'bid') continue;
    const points = promised.get(move.rank) ?? Math.max(...expectedPointsByTrump(numbers, move.rank));
    promised.set(move.rank, points);
    const worth = expectedBidScore(bidOf(move), points);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Expected game points of a bid (BC-18), from expected card points. */
function expectedBidScore(bid: Bid, points: number): number {
  const made = 1 / (1 + Math.exp((bid.points - 0.5 - points) / WEIGHTS.spread));
  return 2 * stake(bid.points) * (2 * made - 1);
}

/** The suit for the winning rank; any if the hand holds that rank in all suits. */
function bestTrumpMove({ hand }: BriscolaObservation['own'], { rank }: Bid): Move {
  const promises = expectedPointsByTrump(hand.map(numberOf), rank);
  const suit = maxBy([...SUITS.keys()], (trump) => at(promises, trump));
  return { type: 'trump', suit: at(SUITS, suit) };
}

/** Level normal: bids its expectation, counts cards, infers the teammate, evaluates every card. */
export const normal: BriscolaPolicy = (observation, moves) => {
  switch (observation.phase) {
    case 'throw-in':
      return at(moves, 0);
    case 'auction':
      return bestCall(observation, mannerlyCalls(moves, observation));
    case 'trump':
      return bestTrumpMove(observation.own, observation.bid);
    default:
      return { type: 'play', card: cardOfNumber(bestCardIn(seatViewOf(observation))) };
  }
};

/** The card of highest value that breaks no manner. */
function bestCardIn(sight: SeatView): CardNumber {
  return bestOf(mannerlyCards(sight.hand, sight), sight);
}
