/** Sets of designs as bits, designs in the two orders that they are named in, and named cards as people see them. */
import { ALL_COLOURS, bitsOf, DESIGNS, orderOf, type VivaCard } from '../../../cards/viva.ts';
import { sortedIds as textInOrder } from '../../../fair-shuffle/shuffle.ts';
import { type Design, nameOf, numbersOf } from './designs.ts';

/** A set of designs, one bit each. */
export type DesignSet = number;

/**
 * Marked pure, so that a phone's bundle drops what it doesn't use. The designs as in `DESIGNS`, and
 * sorted by name: chance shuffles from the latter.
 */
const BY_NUMBER: readonly Design[] = /* @__PURE__ */ DESIGNS.map(orderOf);

const BY_NAME: readonly Design[] = /* @__PURE__ */ numbersOf(/* @__PURE__ */ textInOrder(DESIGNS));

/** The names of these cards as the designs stand in order. */
export function namesInDesignOrder(designs: readonly Design[]): VivaCard[] {
  return ordered(designs, BY_NUMBER);
}

/** The names of these cards in order as texts. */
export function namesInNameOrder(designs: readonly Design[]): VivaCard[] {
  return ordered(designs, BY_NAME);
}

/** Counting sort, since few designs have many copies. */
function ordered(designs: readonly Design[], order: readonly Design[]): VivaCard[] {
  const copies = new Int8Array(DESIGNS.length);
  for (const design of designs) copies[design] = (copies[design] ?? 0) + 1;
  const names: VivaCard[] = [];
  for (const design of order) for (let k = copies[design] ?? 0; k > 0; k--) names.push(nameOf(design));
  return names;
}

/** By colours, as bits: the designs that show one of them. */
const SHOWING: readonly DesignSet[] = /* @__PURE__ */ Array.from({ length: ALL_COLOURS + 1 }, (_, colours) =>
  DESIGNS.reduce((set, card, design) => (bitsOf(card) & colours ? set | (1 << design) : set), 0),
);

/** The designs that show one of these colours. */
export function designsShowing(colours: number): DesignSet {
  return SHOWING[colours] ?? 0;
}

/** The first design of a set that has one. */
export function firstOf(set: DesignSet): Design {
  return 31 - Math.clz32(set & -set);
}

/** The designs of a set, in their order. */
export function designsIn(set: DesignSet): Design[] {
  const designs: Design[] = [];
  for (let left = set; left !== 0; left &= left - 1) designs.push(firstOf(left));
  return designs;
}

/** How many designs a set has. */
export function sizeOf(set: DesignSet): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

// Named cards as a sorted multiset: cards of one design are identical (VI-2).

export type Cards = readonly VivaCard[];

export function sorted(cards: Cards): VivaCard[] {
  return namesInDesignOrder(numbersOf(cards));
}

/** By design. */
function countsOf(cards: Cards): Int8Array {
  const copies = new Int8Array(DESIGNS.length);
  for (const card of cards) {
    const design = orderOf(card);
    copies[design] = (copies[design] ?? 0) + 1;
  }
  return copies;
}

export function countOf(cards: Cards, card: VivaCard): number {
  let count = 0;
  for (const other of cards) if (other === card) count++;
  return count;
}

/** Removes one copy of this card, if there is one. */
export function without(cards: Cards, card: VivaCard): Cards {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

/** Without each of these cards, once for each time it is among them. */
export function withoutAll(cards: Cards, others: Cards): Cards {
  const gone = countsOf(others);
  return cards.filter((card) => {
    const design = orderOf(card);
    const left = gone[design] ?? 0;
    if (left > 0) gone[design] = left - 1;
    return left === 0;
  });
}

/** The multiset union. */
export function union(a: Cards, b: Cards): VivaCard[] {
  return sorted([...a, ...withoutAll(b, a)]);
}

/** Whether both have the same cards in any order. */
export function sameCards(a: Cards, b: Cards): boolean {
  return a.length === b.length && withoutAll(a, b).length === 0;
}

/** Each design once. */
export function distinctCards(cards: Cards): Cards {
  return cards.filter((card, k) => cards.indexOf(card) === k);
}
