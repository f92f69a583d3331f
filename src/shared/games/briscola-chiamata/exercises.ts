/** Twenty exercises on Briscola Chiamata, answered by the rules. */
import type { FrenchCard, Rank, Suit } from '../../cards/french.ts';
import { cardChoices, type Exercise, numberChoices } from '../../lessons/exercise.ts';
import { bidOf, refuseBid } from './bids.ts';
import { MIN_BID_POINTS, pointsOf, stake, takerOf } from './cards.ts';
import type { BidMove } from './state.ts';

/** Five cards, the first one led: which takes the trick? */
function whoTakes(suit: Suit, ...cards: FrenchCard[]): Exercise {
  return {
    kind: 'takes',
    rules: ['BC-2', 'BC-14'],
    with: { suit },
    rows: [],
    choices: cardChoices(cards),
    isRight: (place) => takerOf({ leader: 0, cards, winner: null }, suit) === place,
  };
}

/** Last to play: which card takes the last trick? */
function wins(suit: Suit, lying: readonly FrenchCard[], ...hand: FrenchCard[]): Exercise {
  return {
    kind: 'wins',
    rules: ['BC-13', 'BC-14'],
    with: { suit },
    rows: [{ name: 'trick', cards: lying }],
    choices: cardChoices(hand),
    isRight: (place) => {
      const cards = [...lying, ...hand.slice(place, place + 1)];
      return takerOf({ leader: 0, cards, winner: null }, suit) === lying.length;
    },
  };
}

function points(cards: readonly FrenchCard[], ...numbers: number[]): Exercise {
  return {
    kind: 'points',
    rules: ['BC-3'],
    rows: [{ name: 'trick', cards }],
    choices: numberChoices(numbers),
    isRight: (place) => numbers[place] === pointsOf(cards),
  };
}

/** After this bid: which bids are legal? */
function bids(standing: BidMove, ...over: BidMove[]): Exercise {
  return {
    kind: 'bids',
    rules: ['BC-7', 'BC-8'],
    with: { standing: said(standing) },
    rows: [],
    choices: over.map((bid) => ({ said: said(bid) })),
    isRight: (place) => {
      const bid = over[place];
      return bid !== undefined && !refuseBid(bidOf(standing), bid);
    },
  };
}

function bid(rank: Rank, points?: number): BidMove {
  return { type: 'bid', rank, ...(points !== undefined && { points }) };
}

function said(move: BidMove) {
  const { rank, points } = bidOf(move);
  return { key: 'bid', with: { rank: { key: 'rank', with: { rank } }, points } };
}

/** The declarer's score of a deal with a teammate. */
function scoreOfDeal(move: BidMove, taken: number, ...scores: number[]): Exercise {
  const asked = bidOf(move).points;
  return {
    kind: 'brings',
    rules: ['BC-17', 'BC-18'],
    with: { bid: said(move), taken, asked: Math.max(asked, MIN_BID_POINTS) },
    rows: [],
    choices: numberChoices(scores),
    isRight: (place) => scores[place] === 2 * stake(asked) * (taken >= asked ? 1 : -1),
  };
}

const EXERCISES: readonly Exercise[] = [
  whoTakes('S', 'KH', 'AH', '3H', '10H', '2D'),
  whoTakes('S', 'AH', '10H', '2S', 'KD', '5C'),
  points(['AH', '10H', '2S', 'KD', '5C'], 26, 21, 25),
  bids(bid('K'), bid('A'), bid('K'), bid('5')),
  wins('D', ['10C', 'KC', '4H', '2C'], '3D', 'QC', 'AH'),
  whoTakes('C', '6D', 'JD', 'KH', '10S', 'AS'),
  wins('H', ['JS', '5S', '3H', 'KD'], '4H', 'AS', '2H'),
  points(['KS', 'QS', 'JS', '6S', '2H'], 9, 12, 20),
  bids(bid('2'), bid('3'), bid('2'), bid('2', 65)),
  scoreOfDeal(bid('Q'), 61, -2, 1, 2),
  whoTakes('D', '2H', '3D', '10H', '6D', 'AH'),
  wins('C', ['10H', 'AD', '6S', '3H'], 'KH', 'AH', 'AS'),
  scoreOfDeal(bid('4'), 60, -4, -2, 2),
  points(['AS', 'AD', '10C', '3C', 'JD'], 34, 32, 36),
  whoTakes('H', 'QC', '10C', 'KC', 'AD', '6C'),
  bids(bid('2', 70), bid('2', 68), bid('A'), bid('2', 80)),
  wins('S', ['5S', 'JS', 'AH', '6S'], 'AD', '10H', 'QS'),
  scoreOfDeal(bid('2', 75), 78, 2, 4, 8),
  points(['10S', '10D', 'QH', '4H', '5H'], 20, 23, 24),
  wins('D', ['AC', '10C', '2D', '5D'], 'AH', '6D', '4D'),
];

export default EXERCISES;
