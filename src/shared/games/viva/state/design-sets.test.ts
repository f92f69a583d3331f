import { describe, expect, it } from 'vitest';
import { compareCards, DESIGNS } from '../../../cards/viva.ts';
import { pick, seeded } from '../../../engine/random.ts';
import { cards } from '../testing.ts';
import { distinctCards, sameCards, sorted, union, without, withoutAll } from './design-sets.ts';

describe('cards', () => {
  it('are sorted by their designs', () => {
    const random = seeded(3);
    const given = Array.from({ length: 60 }, () => pick(DESIGNS, random));
    expect(sorted(given)).toEqual(given.toSorted(compareCards));
  });

  it('lose one copy of a card, or each of others', () => {
    expect(without(cards('r r b'), 'red')).toEqual(cards('r b'));
    expect(without(cards('b'), 'red')).toEqual(cards('b'));
    expect(withoutAll(cards('r r b y'), cards('y r'))).toEqual(cards('r b'));
  });

  it('are compared as a multiset', () => {
    expect(sameCards(cards('r b r'), cards('b r r'))).toBe(true);
    expect(sameCards(cards('r b b'), cards('b r r'))).toBe(false);
    expect(sameCards(cards('r b'), cards('b r r'))).toBe(false);
    expect(union(cards('r r b'), cards('r b b'))).toEqual(cards('r r b b'));
    expect(distinctCards(cards('r r b b y'))).toEqual(cards('r b y'));
  });
});
