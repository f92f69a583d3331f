import { describe, expect, it } from 'vitest';
import { FRENCH_DECK, type FrenchCard, SUITS } from '../../cards/french.ts';
import { beats, points, pointsOf, strength } from './cards.ts';

const LOW_TO_HIGH = ['2', '3', '4', '5', '6', 'J', 'Q', 'K', '10', 'A'];

describe('cards', () => {
  it('BC-1: the deck is ten ranks in four suits, without 7, 8 and 9', () => {
    const expected = SUITS.flatMap((suit) => LOW_TO_HIGH.map((rank) => `${rank}${suit}`));
    expect([...FRENCH_DECK].sort()).toEqual(expected.sort());
  });

  it('BC-2: 2 3 4 5 6 J Q K 10 A, low to high', () => {
    const sorted = LOW_TO_HIGH.map((rank) => `${rank}H` as FrenchCard);
    expect([...sorted].sort((a, b) => strength(a) - strength(b))).toEqual(sorted);
    for (const [k, card] of sorted.entries()) {
      for (const [other, rival] of sorted.entries()) expect(beats(card, rival, null)).toBe(k > other);
    }
  });

  it('BC-3: A 11, 10 10, K 4, Q 3, J 2, the rest nothing; 120 in all', () => {
    expect((['AS', '10S', 'KS', 'QS', 'JS', '6S', '5S', '4S', '3S', '2S'] as const).map(points)).toEqual([
      11, 10, 4, 3, 2, 0, 0, 0, 0, 0,
    ]);
    expect(pointsOf(FRENCH_DECK)).toBe(120);
  });

  it('BC-14: a card beats a lower one of its suit, and a trump beats every other suit', () => {
    expect(beats('10C', 'KC', 'H')).toBe(true);
    expect(beats('KC', '10C', 'H')).toBe(false);
    expect(beats('AC', '2D', 'H')).toBe(false);
    expect(beats('2H', 'AC', 'H')).toBe(true);
    expect(beats('AC', '2H', 'H')).toBe(false);
    expect(beats('3H', '2H', 'H')).toBe(true);
  });
});
