/**
 * Level easy, a few rules: calls from a long suit, gives points to a known friend, takes valuable
 * tricks.
 */
import { cardOf, type FrenchCard, SUITS, type Suit, suitOf } from '../../../cards/french.ts';
import { at, last } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { takerOf } from '../rules/tricks.ts';
import { beats, points, pointsOf, strength } from '../state/cards.ts';
import type { Move } from '../state/moves.ts';
import { type Bid, clockwise, type OwnView, SEATS } from '../state/observation.ts';
import { type BriscolaObservation, type BriscolaPolicy, bestCardMove } from './seat-view.ts';

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
function nameTrump({ hand }: OwnView, { rank }: Bid): Move {
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
