import { describe, expect, it } from 'vitest';
import { observationOf } from '../../../bots/testing.ts';
import { type Rank, SUITS } from '../../../cards/french.ts';
import type { Match } from '../../../engine/match.ts';
import { seeded } from '../../../engine/random.ts';
import { numberOf } from '../cards.ts';
import { rules } from '../rules.ts';
import type { Briscola } from '../state.ts';
import { auction, cards, deal, onTurn, table, tricks, trump } from '../testing.ts';
import { expectedPointsByTrump, normal } from './normal.ts';
import { alliesOf, teammateChances } from './partner-belief.ts';
import { seatViewIn, seatViewOf } from './seat-view.ts';

/** The `normal` move of the seat on turn, in short notation. */
function choice(match: Match<Briscola>): string {
  const seat = onTurn(match);
  const move = normal(observationOf(match, seat), rules.legalMoves(match.state, seat), seeded(1));
  switch (move.type) {
    case 'bid':
      return move.points === undefined ? move.rank : `${move.rank}/${move.points}`;
    case 'trump':
      return move.suit;
    case 'play':
      return move.card;
    default:
      return move.type;
  }
}

/** Seat 2 declares with the ace of spades called from seat 0; dealer 1, spades are trump. */
const HANDS = [
  'AS 10D KD 2D 3D 4H 5H 6C',
  '5S AD QD 4D 2H 3H 2C 3C',
  '10S KS QS JS 4S AH 5D 6D',
  '6S 10H KH QH JH 6H 4C 5C',
  '3S 2S AC 10C KC QC JC JD',
];
function spades(): Match<Briscola> {
  return trump(auction(deal(table(), HANDS), 'A - - - -'), 'S');
}

describe('normal bids', () => {
  it('a strong suit, calling the highest card it lacks', () => {
    expect(choice(deal(table(), HANDS))).toBe('A');
    expect(choice(auction(deal(table(), HANDS), 'A - - - -'))).toBe('S');
  });

  it('lower and lower, then a number, while the hand carries it', () => {
    const strong = ['', '', 'AS KS QS JS 5S 4S 3H 2H'];
    const over = (calls: string) => choice(auction(deal(table({}, 2), strong), `${calls} - - -`));
    expect(over('10')).toMatch(/^[632]$/);
    expect(over('2')).toBe('2/62');
  });

  it('nothing on a hand that promises too little', () => {
    const poor = ['', '', '2C 3C 4D 5D 6H 2H 3S 4S'];
    expect(choice(deal(table(), poor))).toBe('pass');
  });

  it('not beyond what its hand carries', () => {
    expect(choice(auction(deal(table({}, 2), HANDS), '2 - - 2/99'))).toBe('pass');
  });

  it('more with better trumps and a better card to call', () => {
    const promised = (hand: string, rank: Rank) => expectedPointsByTrump(cards(hand).map(numberOf), rank);
    const [weak, strong] = ['6S 5S 4S AH AD AC 10H 10D', '10S KS 4S 2H 2D 2C 3H 3D'];
    const most = Math.max(...promised(strong, 'A'));
    expect(most).toBe(promised(strong, 'A')[SUITS.indexOf('S')]);
    expect(most).toBeGreaterThan(promised(weak, 'A')[SUITS.indexOf('S')] ?? 0);
    expect(most).toBeGreaterThan(Math.max(...promised(strong, '3')));
    expect(Math.max(...promised('2C 2D 2H 2S AC AD AH AS', '2'))).toBe(Number.NEGATIVE_INFINITY);
  });

  it('never its own called card: with the king of spades in hand another suit is trump', () => {
    const match = auction(deal(table(), HANDS), 'K - - - -');
    expect(choice(match)).not.toBe('S');
  });
});

describe('normal plays', () => {
  it('in last place it takes a rich trick with the cheapest trump that does', () => {
    // Seat 1 is last and against the declarer; 11 + 10 + 4 points lie in hearts.
    const match = tricks(spades(), 'AH 10H KC 5H');
    expect(choice(match)).toBe('5S');
  });

  it('in last place it leaves the declarer a trick that it can’t take, without points', () => {
    const match = tricks(spades(), '10S 6H JC 2D');
    expect(['2H', '3H', '2C', '3C', '4D']).toContain(choice(match));
  });

  it('as the teammate it loads a trick that the declarer holds', () => {
    const match = tricks(spades(), 'KS 6S 3S');
    expect(match.state.turn).toBe(0);
    expect(choice(match)).toBe('10D');
  });

  it('as an opponent it loads a trick that is surely an opponent’s', () => {
    // The called ace is out, so all know that seat 0 helps seat 2; only seat 4 plays after seat 3.
    const match = tricks(spades(), '4S 4C 2S AS 5S 3D AD 5D');
    expect(match.state.turn).toBe(3);
    expect(choice(match)).toBe('10H');
  });

  it('does not waste a high trump on an empty trick', () => {
    const match = tricks(spades(), '5D 6H JD 2D 4D');
    tricks(match, 'JC 6C 2C');
    expect(match.state.turn).toBe(2);
    expect(['10S', 'KS', 'QS', 'JS']).not.toContain(choice(match));
  });
});

it('normal does not show the called 2 for a trick that two enemies behind may take from it', () => {
  const hands = ['AS 3S', '5S AD QD', '10S KS QS JS 4S AH JD 6D', '6S 10D', '2S 4H 10C KC QC JC 3C 3D'];
  const match = tricks(trump(auction(deal(table(), hands), '2 - - - -'), 'S'), 'JD 10D');
  expect(match.state.turn).toBe(4);
  expect(choice(match)).not.toBe('2S');
});

describe('normal guesses the teammate', () => {
  const chances = (match: Match<Briscola>, viewer: number) => teammateChances(seatViewOf(observationOf(match, viewer)));

  it('nobody is suspected before the first card but by who holds the called one', () => {
    const [zero, , , three, four] = chances(spades(), 1);
    expect(zero).toBe(three);
    expect(three).toBe(four);
    expect(chances(spades(), 0)).toEqual([1, 0, 0, 0, 0]);
    expect(alliesOf(seatViewOf(observationOf(spades(), 0)))).toEqual([1, -1, 1, -1, -1]);
  });

  it('who gives points to the declarer is suspected', () => {
    const match = tricks(spades(), 'KS 6H 2S 10D');
    const [zero = 0, , , three = 0, four = 0] = chances(match, 1);
    expect(zero).toBeGreaterThan(0.5);
    expect(zero).toBeGreaterThan(three + four);
  });

  it('who takes from the declarer or feeds another is not', () => {
    const match = tricks(spades(), 'AH 6S AC');
    const [zero = 0, , , three = 0, four = 0] = chances(match, 1);
    expect(zero).toBeGreaterThan(three);
    expect(zero).toBeGreaterThan(four);
    expect(three).toBeGreaterThan(four);
  });

  it('once the called card is played there is nothing left to guess', () => {
    const match = tricks(spades(), '5D 6S 2S AS');
    for (const viewer of [0, 1, 2, 3, 4]) expect(chances(match, viewer)).toEqual([1, 0, 0, 0, 0]);
    expect(alliesOf(seatViewOf(observationOf(match, 1)))).toEqual([-1, 1, -1, 1, 1]);
    expect(alliesOf(seatViewOf(observationOf(match, 2)))).toEqual([1, -1, 1, -1, -1]);
  });

  it('a declarer who plays the called card itself has no teammate', () => {
    const match = tricks(trump(auction(deal(table(), HANDS), 'K - - - -'), 'S'), 'KS');
    expect(chances(match, 0)).toEqual([0, 0, 0, 0, 0]);
    expect(alliesOf(seatViewOf(observationOf(match, 0)))).toEqual([1, 1, -1, 1, 1]);
    expect(alliesOf(seatViewOf(observationOf(match, 2)))).toEqual([-1, -1, 1, -1, -1]);
  });
});

it('sees the same in an imagined deal as out of what its seat observes', () => {
  const match = tricks(spades(), '5D 6S 2S AS 2C 10D');
  const { state } = match;
  const seat = onTurn(match);
  expect(seatViewIn(state, seat)).toEqual(seatViewOf(observationOf(match, seat)));
});
