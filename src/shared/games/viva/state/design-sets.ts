/** Sets of designs as bits, and designs in the two orders that they are named in. */
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
