/** What others may do with cards that a seat can't see: it counts those it can. */
import { ALL_COLOURS } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { coloursOf, type Design } from '../state/designs.ts';
import { blockedFor, type Lying, type Unseen } from './prospect.ts';

/** How likely a seat with one card can lay it on a blocking card (VI-17). */
export function chanceToLay(lying: Lying, seat: Seat, unseen: Unseen): number {
  const blocking = blockedFor(lying, seat);
  return shareOf(unseen, (colours) => (colours & blocking) !== 0);
}

/** How likely a seat with so many cards can make VIVA in its turn (VI-13) with one copy of a card. */
export function chanceToViva(lying: Lying, seat: Seat, cards: number, unseen: Unseen): number {
  if (cards < 2) return 0;
  const [one, two, three] = lying.tops;
  // What a card on this house must share with both others, if anything is left there to share.
  const needs = [two & three, one & three, one & two];
  if (needs.every((need) => need === 0)) return 0;
  const fits = lying.tops.map((top) => top || ALL_COLOURS);
  const blocking = blockedFor(lying, seat);
  const makes = (colours: number) =>
    (colours & blocking) === 0 && needs.some((need, house) => colours & need && colours & (fits[house] ?? 0));
  return 1 - (1 - shareOf(unseen, makes)) ** cards;
}

/** Which part of the unseen cards has such colours. */
function shareOf({ counts, total }: Unseen, is: (colours: number) => boolean): number {
  let sum = 0;
  for (let design = 0; design < counts.length; design++) {
    const copies = counts[design] ?? 0;
    if (copies > 0 && is(coloursOf(design))) sum += copies;
  }
  return sum / Math.max(1, total);
}

/** Whether this hand can make VIVA (VI-13) as the houses lie, if nobody lays anything on them before its turn. */
export function canMakeViva(hand: readonly Design[], lying: Lying, seat: Seat): boolean {
  const blocking = blockedFor(lying, seat);
  const [one, two, three] = lying.tops;
  const needs = [two & three, one & three, one & two];
  let before: Design | undefined;
  for (const design of hand) {
    const colours = coloursOf(design);
    const isDouble = design === before;
    before = design;
    if (colours & blocking) continue;
    const fits = lying.tops.map((top) => top === 0 || (top & colours) !== 0);
    if (needs.some((need, house) => fits[house] && need & colours)) return true;
    if (isDouble && lying.tops.some((top, kept) => top & colours && fits.every((fit, house) => fit || house === kept)))
      return true;
  }
  return false;
}
