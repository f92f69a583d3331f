/** How a hand and the houses look to a bot. */
import type { Seat } from '../../../engine/rules.ts';
import { type Design, designsShowing, sizeOf } from '../state/designs.ts';
import { copiesOf, countAmong, type Hand, heldIn } from '../state/hand.ts';
import { type BoardColours, blockedFor, fittingSomewhere } from './position.ts';

/** How many turns it takes, about; found by trying. */
const TURNS = {
  /** To play a design that fits a house; and one that must wait until it does. */
  fits: 0.32,
  waits: 1.5,
  /** To lay the last card; and to come by one where no card shares a colour with the blocking card. */
  last: 1,
  noLast: 1.9,
  /** To be rid of a blocked card beside the one that will be the last. */
  stuck: 2,
  /** To be rid of the only card where it can't be laid. */
  stranded: 2.2,
};

/** About how many turns the seat needs to be out of the round with this hand, if what lies there stays much as it is. */
export function turnsLeft(hand: Hand, lying: BoardColours, seat: Seat): number {
  const blocking = designsShowing(blockedFor(lying, seat));
  const free = heldIn(hand) & ~blocking;
  const fits = sizeOf(free & designsShowing(fittingSomewhere(lying)));
  return turnsFor(hand.size, countAmong(hand, blocking), fits, sizeOf(free) - fits);
}

/** The same once so many copies of a design are gone. */
export function turnsLeftWithout(design: Design, copies: number, hand: Hand, lying: BoardColours, seat: Seat): number {
  const blocking = designsShowing(blockedFor(lying, seat));
  const gone = 1 << design;
  const held = copiesOf(hand, design) > copies ? heldIn(hand) : heldIn(hand) & ~gone;
  const free = held & ~blocking;
  const fits = sizeOf(free & designsShowing(fittingSomewhere(lying)));
  const blocked = countAmong(hand, blocking) - (blocking & gone ? copies : 0);
  return turnsFor(hand.size - copies, blocked, fits, sizeOf(free) - fits);
}

/** With so many cards, of which so many are blocked, and so many other designs that fit a house or must wait. */
function turnsFor(cards: number, blocked: number, fits: number, waits: number): number {
  if (cards === 0) return 0;
  if (cards === 1) return blocked === 1 ? TURNS.last : TURNS.stranded;
  const playing = fits * TURNS.fits + waits * TURNS.waits;
  return playing + (blocked === 0 ? TURNS.noLast : TURNS.last + (blocked - 1) * TURNS.stuck);
}

/** How near the houses are to VIVA (VI-13): on how many of them one colour lies on top. */
export function vivaCloseness({ tops: [one, two, three] }: BoardColours): number {
  if (one & two & three) return 3;
  if ((one & two) | (one & three) | (two & three)) return 2;
  return one | two | three ? 1 : 0;
}

/** Blocked cards beside the one that will be the last. */
export function stuckIn(hand: Hand, lying: BoardColours, seat: Seat): number {
  return Math.max(0, countAmong(hand, designsShowing(blockedFor(lying, seat))) - 1);
}
