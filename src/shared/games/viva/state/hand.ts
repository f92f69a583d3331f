/** A hand: how many copies it has of which designs. */

import { type DesignSet, designsIn, sizeOf } from './design-sets.ts';
import type { Design } from './designs.ts';
import { MAX_COPIES } from './options.ts';

export interface Hand {
  /** Cards in it. */
  size: number;
  /** The designs that it has a copy of, then those that it has two copies of, and so on. */
  sets: DesignSet[];
}

export function emptyHand(): Hand {
  return { size: 0, sets: Array<DesignSet>(MAX_COPIES).fill(0) };
}

export function handOfCards(cards: readonly Design[]): Hand {
  const hand = emptyHand();
  for (const card of cards) addCard(hand, card);
  return hand;
}

export function copyHand({ size, sets }: Hand): Hand {
  return { size, sets: sets.slice() };
}

export function addCard(hand: Hand, design: Design): void {
  const { sets } = hand;
  const bit = 1 << design;
  for (let k = 0; k < sets.length; k++) {
    const set = sets[k] ?? 0;
    if (set & bit) continue;
    sets[k] = set | bit;
    hand.size++;
    return;
  }
  throw new RangeError(`a hand has all ${MAX_COPIES} copies of design ${design}`);
}

/** Removes so many copies, or all there are. */
export function removeCard(hand: Hand, design: Design, copies = 1): void {
  const { sets } = hand;
  const bit = 1 << design;
  for (let k = sets.length - 1, left = copies; k >= 0 && left > 0; k--) {
    const set = sets[k] ?? 0;
    if (!(set & bit)) continue;
    sets[k] = set ^ bit;
    hand.size--;
    left--;
  }
}

export function copiesOf({ sets }: Hand, design: Design): number {
  const bit = 1 << design;
  let copies = 0;
  while ((sets[copies] ?? 0) & bit) copies++;
  return copies;
}

/** The designs that it has. */
export function heldIn({ sets }: Hand): DesignSet {
  return sets[0] ?? 0;
}

/** How many of its cards are of these designs. */
export function countAmong({ sets }: Hand, designs: DesignSet): number {
  let count = 0;
  // No copy means no second copy: after an empty set all are empty.
  for (let k = 0, among = 0; k < sets.length; k++) {
    among = (sets[k] ?? 0) & designs;
    if (among === 0) break;
    count += sizeOf(among);
  }
  return count;
}

/** All its cards in the order of their designs. */
export function cardsIn(hand: Hand): Design[] {
  return designsIn(heldIn(hand)).flatMap((design) => Array<Design>(copiesOf(hand, design)).fill(design));
}
