/** A hand's distance to the end, on these houses. */
import type { Seat } from '../../../engine/rules.ts';
import { designsShowing, sizeOf } from '../state/design-sets.ts';
import type { Design } from '../state/designs.ts';
import { copiesOf, countAmong, type Hand, heldIn } from '../state/hand.ts';
import { type BoardColours, blockedFor, fittingSomewhere } from './position.ts';

/** Turns needed, found by experiment. */
const TURNS = {
  /** For a design that fits a house; and for one that must wait. */
  fits: 0.32,
  waits: 1.5,
  /** For the last card; and to get one where none shares the blocking card's colour. */
  last: 1,
  noLast: 1.9,
  /** For a blocked card beside the last one. */
  stuck: 2,
  /** For an only card that can't be laid. */
  stranded: 2.2,
};

/** Turns the seat needs with this hand, if the table changes little. */
export function turnsLeft(hand: Hand, lying: BoardColours, seat: Seat): number {
  const blocking = designsShowing(blockedFor(lying, seat));
  const free = heldIn(hand) & ~blocking;
  const fits = sizeOf(free & designsShowing(fittingSomewhere(lying)));
  return turnsFor(hand.size, countAmong(hand, blocking), fits, sizeOf(free) - fits);
}

/** The same without so many copies of a design. */
export function turnsLeftWithout(design: Design, copies: number, hand: Hand, lying: BoardColours, seat: Seat): number {
  const blocking = designsShowing(blockedFor(lying, seat));
  const gone = 1 << design;
  const held = copiesOf(hand, design) > copies ? heldIn(hand) : heldIn(hand) & ~gone;
  const free = held & ~blocking;
  const fits = sizeOf(free & designsShowing(fittingSomewhere(lying)));
  const blocked = countAmong(hand, blocking) - (blocking & gone ? copies : 0);
  return turnsFor(hand.size - copies, blocked, fits, sizeOf(free) - fits);
}

/** Turns for so many cards, blocked ones, and other designs that fit or wait. */
function turnsFor(cards: number, blocked: number, fits: number, waits: number): number {
  if (cards === 0) return 0;
  if (cards === 1) return blocked === 1 ? TURNS.last : TURNS.stranded;
  const playing = fits * TURNS.fits + waits * TURNS.waits;
  return playing + (blocked === 0 ? TURNS.noLast : TURNS.last + (blocked - 1) * TURNS.stuck);
}

/** Distance to VIVA (VI-13): the most houses with a common top colour. */
export function vivaCloseness({ tops: [one, two, three] }: BoardColours): number {
  if (one & two & three) return 3;
  if ((one & two) | (one & three) | (two & three)) return 2;
  return one | two | three ? 1 : 0;
}

/** Blocked cards beside the last one. */
export function stuckIn(hand: Hand, lying: BoardColours, seat: Seat): number {
  return Math.max(0, countAmong(hand, designsShowing(blockedFor(lying, seat))) - 1);
}
