import { describe, expect, it } from 'vitest';
import { observationOf } from '../../../bots/testing.ts';
import type { Match } from '../../../engine/match.ts';
import { cardOfNumber, numberOf } from '../cards.ts';
import { rules } from '../rules.ts';
import type { Briscola, Move } from '../state.ts';
import { auction, callOf, cards, deal, onTurn, table, tricks, trump } from '../testing.ts';
import { brokenBy, mannerlyCalls, mannerlyCards } from './manners.ts';
import { seatViewOf } from './seat-view.ts';

/** Seat 2 declares with the ace of spades called from seat 0; dealer 1, spades are trump. */
const HANDS = [
  'AS 10D KD 2D 3D 4H 5H 6C',
  '5S AD QD 4D 2H 3H 2C 3C',
  '10S KS QS JS 4S AH 5D 6D',
  '6S 10H KH QH JH 6H 4C 5C',
  '3S 2S AC 10C KC QC JC JD',
];

function spadesAfter(played: string, hands = HANDS): Match<Briscola> {
  return tricks(trump(auction(deal(table(), hands), 'A - - - -'), 'S'), played);
}

/** The seat on turn breaks these with its move. */
function broken(match: Match<Briscola>, card: string): string[] {
  return brokenBy({ type: 'play', card: cards(card)[0] } as Move, observationOf(match, onTurn(match)));
}

/** What the seat on turn may lay of such a hand. */
function left(match: Match<Briscola>, hand: string): string {
  const held = cards(hand).map(numberOf);
  const sight = seatViewOf(observationOf(match, onTurn(match)));
  return mannerlyCards(held, { ...sight, hand: held })
    .map(cardOfNumber)
    .join(' ');
}

describe('a gift', () => {
  it('is points under the declarer’s card while others follow', () => {
    expect(broken(spadesAfter('AH'), 'KH')).toEqual(['gift']);
    expect(broken(spadesAfter('AH'), '4C')).toEqual([]);
  });

  it('is none from the partner, in last place, or with a card that takes', () => {
    expect(broken(spadesAfter('AH 6H JC'), 'KD')).toEqual([]);
    expect(broken(spadesAfter('AH 6H JC 2D'), 'QD')).toEqual([]);
    expect(broken(spadesAfter('5D 4C JC KD'), 'AD')).toEqual([]);
  });

  it('is none under another’s card, nor where only trumps and points are left', () => {
    expect(broken(spadesAfter('5D 6S'), 'KC')).toEqual([]);
    expect(broken(spadesAfter('AH 4C'), 'JC')).toEqual([]);
  });
});

describe('unmasking', () => {
  it('is the called card for a trick of less than ten points', () => {
    expect(broken(spadesAfter('5D 6S 2S'), 'AS')).toEqual(['unmasking']);
    expect(broken(spadesAfter('5D 6S AC'), 'AS')).toEqual([]);
  });

  it('is no matter with two cards left', () => {
    expect(left(spadesAfter('5D 6S 2S'), 'AS 6C 2D')).toBe('6C 2D');
    expect(left(spadesAfter('5D 6S 2S'), 'AS 6C')).toBe('AS 6C');
  });
});

describe('a wasted trump', () => {
  it('lies under a better one, where a card without points would do', () => {
    expect(left(spadesAfter('4S 6S'), '3S 2C')).toBe('2C');
    expect(left(spadesAfter('4S 6S'), '3S JC')).toBe('3S JC');
  });

  it('takes a trick without points in last place', () => {
    expect(broken(spadesAfter('5D 4C 2S 2D'), '5S')).toEqual(['waste']);
    expect(broken(spadesAfter('5D 4C JC 2D'), '5S')).toEqual([]);
  });
});

describe('an endless raise', () => {
  const raised = (calls: string) => auction(deal(table(), HANDS), calls);
  const points = (match: Match<Briscola>) => {
    const seat = onTurn(match);
    const left = mannerlyCalls(rules.legalMoves(match.state, seat), observationOf(match, seat));
    return left.flatMap((move) => (move.type === 'bid' && move.points !== undefined ? move.points : []));
  };

  it('is the second number of a seat that goes up by less than three', () => {
    expect(points(raised('2 2/62'))[0]).toBe(63);
    expect(points(raised('2 2/62 - - - 2/63'))[0]).toBe(66);
  });

  it('leaves a pass', () => {
    const match = raised('2 2/118 - - - 2/119');
    expect(mannerlyCalls(rules.legalMoves(match.state, onTurn(match)), observationOf(match, onTurn(match)))).toEqual([
      callOf('-'),
    ]);
  });
});

it('leaves a card where each of them breaks a manner', () => {
  const sight = seatViewOf(observationOf(spadesAfter('AH'), 3));
  const gifts = cards('KH QH').map(numberOf);
  expect(mannerlyCards(gifts, sight)).toEqual(gifts);
});
