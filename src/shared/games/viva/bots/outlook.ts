/** How a hand and the houses look to a bot. */
import { COLOURS } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { coloursOf, type Design } from '../state/designs.ts';
import { blockedFor, fittingSomewhere, type Lying } from './prospect.ts';

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
export function turnsLeft(hand: readonly Design[], lying: Lying, seat: Seat): number {
  const blocking = blockedFor(lying, seat);
  const fitting = fittingSomewhere(lying);
  let [blocked, fits, waits] = [0, 0, 0];
  let before: Design | undefined;
  for (const design of hand) {
    const colours = coloursOf(design);
    if (colours & blocking) blocked++;
    else if (design !== before) {
      if (colours & fitting) fits++;
      else waits++;
    }
    before = design;
  }
  if (hand.length === 0) return 0;
  if (hand.length === 1) return blocked === 1 ? TURNS.last : TURNS.stranded;
  const playing = fits * TURNS.fits + waits * TURNS.waits;
  return playing + (blocked === 0 ? TURNS.noLast : TURNS.last + (blocked - 1) * TURNS.stuck);
}

/** How near the houses are to VIVA (VI-13): on how many of them one colour lies on top. */
export function accord({ tops }: Lying): number {
  return Math.max(...COLOURS.map((_, colour) => tops.filter((top) => (top >> colour) & 1).length));
}

/** Blocked cards beside the one that will be the last. */
export function stuckIn(hand: readonly Design[], lying: Lying, seat: Seat): number {
  const blocking = blockedFor(lying, seat);
  let blocked = 0;
  for (const design of hand) if (coloursOf(design) & blocking) blocked++;
  return Math.max(0, blocked - 1);
}
