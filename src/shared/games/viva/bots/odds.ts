/** What others may do with cards that a seat can't see: it counts those it can. */
import { ALL_COLOURS } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type DesignSet, firstOf, showing } from '../state/designs.ts';
import { type Hand, heldIn } from '../state/hand.ts';
import { blockedFor, type Lying, type Unseen } from './prospect.ts';

/** How likely a seat with one card can lay it on a blocking card (VI-17). */
export function chanceToLay(lying: Lying, seat: Seat, unseen: Unseen): number {
  return shareOf(unseen, showing(blockedFor(lying, seat)));
}

/** How likely a seat with so many cards can make VIVA in its turn (VI-13) with one copy of a card. */
export function chanceToViva(lying: Lying, seat: Seat, cards: number, unseen: Unseen): number {
  if (cards < 2) return 0;
  const making = makingViva(lying);
  if (making === 0) return 0;
  return 1 - (1 - shareOf(unseen, making & ~showing(blockedFor(lying, seat)))) ** cards;
}

/** The designs of which one copy on some house makes VIVA (VI-13). */
function makingViva({ tops: [one, two, three] }: Lying): DesignSet {
  // What lies on both other houses must be on it too; on an empty house it need not fit.
  return (
    (showing(two & three) & fitting(one)) |
    (showing(one & three) & fitting(two)) |
    (showing(one & two) & fitting(three))
  );
}

function fitting(top: number): DesignSet {
  return showing(top || ALL_COLOURS);
}

/** Which part of the unseen cards is of these designs. */
function shareOf({ counts, total }: Unseen, designs: DesignSet): number {
  let sum = 0;
  for (let left = designs; left !== 0; left &= left - 1) sum += counts[firstOf(left)] ?? 0;
  return sum / Math.max(1, total);
}

/** Whether this hand can make VIVA (VI-13) as the houses lie, if nobody lays anything on them before its turn. */
export function canMakeViva(hand: Hand, lying: Lying, seat: Seat): boolean {
  const free = ~showing(blockedFor(lying, seat));
  return (heldIn(hand) & free & makingViva(lying)) !== 0 || ((hand.sets[1] ?? 0) & free & twiceMakingViva(lying)) !== 0;
}

/** The designs of which two copies do, on the houses beside one that shows their colour. */
function twiceMakingViva({ tops: [one, two, three] }: Lying): DesignSet {
  const [first, second, third] = [fitting(one), fitting(two), fitting(three)];
  return (showing(one) & second & third) | (showing(two) & first & third) | (showing(three) & first & second);
}
