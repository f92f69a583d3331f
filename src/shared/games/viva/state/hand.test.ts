import { describe, expect, it } from 'vitest';
import { DESIGNS, type VivaCard } from '../../../cards/viva.ts';
import { seeded } from '../../../engine/random.ts';
import { cards } from '../testing.ts';
import { addCard, designsIn, sameCards, sorted, union, without, withoutAll } from './hand.ts';

describe('a hand', () => {
  it('stays sorted, whatever comes into it', () => {
    const random = seeded(3);
    const given = Array.from({ length: 60 }, () => DESIGNS[random.below(21)] as VivaCard);
    const hand: VivaCard[] = [];
    for (const card of given) addCard(hand, card);
    expect(hand).toEqual(sorted(given));
  });

  it('loses copies, as many as it has', () => {
    expect(without(cards('r r r b'), 'red', 2)).toEqual(cards('r b'));
    expect(without(cards('r b'), 'red', 3)).toEqual(cards('b'));
    expect(without(cards('b'), 'red')).toEqual(cards('b'));
    expect(withoutAll(cards('r r b y'), cards('y r'))).toEqual(cards('r b'));
  });

  it('is compared as a multiset', () => {
    expect(sameCards(cards('r b r'), cards('b r r'))).toBe(true);
    expect(sameCards(cards('r b b'), cards('b r r'))).toBe(false);
    expect(sameCards(cards('r b'), cards('b r r'))).toBe(false);
    expect(union(cards('r r b'), cards('r b b'))).toEqual(cards('r r b b'));
    expect(designsIn(cards('r r b b y'))).toEqual(cards('r b y'));
  });
});
