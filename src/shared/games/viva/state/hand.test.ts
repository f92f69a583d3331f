import { describe, expect, it } from 'vitest';
import { DESIGNS, orderOf, type VivaCard } from '../../../cards/viva.ts';
import { pick, seeded } from '../../../engine/random.ts';
import { cards } from '../testing.ts';
import { countOf, designsShowing, sorted } from './design-sets.ts';
import { namesOf, numbersOf } from './designs.ts';
import {
  addCard,
  cardsIn,
  copiesOf,
  copyHand,
  countAmong,
  emptyHand,
  handOfCards,
  heldIn,
  removeCard,
} from './hand.ts';
import { allCards } from './options.ts';

const hand = (text: string) => handOfCards(numbersOf(cards(text)));

describe('a hand', () => {
  it('is the same, whatever the order in which its cards came', () => {
    const random = seeded(3);
    const left = allCards('full');
    const given = Array.from({ length: 60 }, () => left.splice(random.below(left.length), 1)).flat();
    const held = emptyHand();
    for (const card of given) addCard(held, orderOf(card));
    expect(namesOf(cardsIn(held))).toEqual(sorted(given));
    expect(held).toEqual(handOfCards(numbersOf(sorted(given))));
    expect(held.size).toBe(60);
    for (const [design, card] of DESIGNS.entries()) expect(copiesOf(held, design)).toBe(countOf(given, card));
  });

  it('loses copies, as many as it has', () => {
    const held = hand('r r r b');
    removeCard(held, orderOf('red'), 2);
    expect(held).toEqual(hand('r b'));
    removeCard(held, orderOf('red'), 3);
    removeCard(held, orderOf('green'));
    expect(held).toEqual(hand('b'));
    expect(held.size).toBe(1);
  });

  it('is counted by designs', () => {
    const held = hand('r r rb rb rb b y');
    const red = designsShowing(0b000001);
    expect(countAmong(held, red)).toBe(5);
    expect(countAmong(held, red & heldIn(hand('rb k')))).toBe(3);
  });

  it('is copied whole', () => {
    const held = hand('r r b');
    const copy = copyHand(held);
    addCard(copy, orderOf(pick<VivaCard>(['red', 'pink'], seeded(1))));
    expect(held).toEqual(hand('r r b'));
  });

  it('has no seventh copy', () => {
    expect(() => hand('r r r r r r r')).toThrow(RangeError);
  });
});
