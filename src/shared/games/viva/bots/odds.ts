/** What others may do with cards that a seat can't see: it counts those it can. */
import { ALL_COLOURS } from '../../../cards/viva.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type DesignSet, firstOf, designsShowing } from '../state/designs.ts';
import { type Hand, heldIn } from '../state/hand.ts';
import { blockedFor, type BoardColours, type UnseenCards } from './prospect.ts';

/** How likely a seat with one card can lay it on a blocking card (VI-17). */
export function chanceToLay(lying: BoardColours, seat: Seat, unseen: UnseenCards): number {
  return shareOf(unseen, designsShowing(blockedFor(lying, seat)));
}

/** How likely a seat with so many cards can make VIVA in its turn (VI-13) with one copy of a card. */
export function chanceToViva(lying: BoardColours, seat: Seat, cards: number, unseen: UnseenCards): number {
  if (cards < 2) return 0;
  const making = makingViva(lying);
  if (making === 0) return 0;
  return 1 - (1 - shareOf(unseen, making & ~designsShowing(blockedFor(lying, seat)))) ** cards;
}

/** The designs of which one copy on some house makes VIVA (VI-13). */
function makingViva({ tops: [one, two, three] }: BoardColours): DesignSet {
  // What lies on both other houses must be on it too; on an empty house it need not fit.
  return (
    (designsShowing(two & three) & fitting(one)) |
    (designsShowing(one & three) & fitting(two)) |
    (designsShowing(one & two) & fitting(three))
  );
}

function fitting(top: number): DesignSet {
  return designsShowing(top || ALL_COLOURS);
}

/** Which part of the unseen cards is of these designs. */
function shareOf({ counts, total }: UnseenCards, designs: DesignSet): number {
  let sum = 0;
  for (let left = designs; left !== 0; left &= left - 1) sum += counts[firstOf(left)] ?? 0;
  return sum / Math.max(1, total);
}

/** Whether this hand can make VIVA (VI-13) as the houses lie, if nobody lays anything on them before its turn. */
export function canCallVivaNext(hand: Hand, lying: BoardColours, seat: Seat): boolean {
  const free = ~designsShowing(blockedFor(lying, seat));
  return (heldIn(hand) & free & makingViva(lying)) !== 0 || ((hand.sets[1] ?? 0) & free & twiceMakingViva(lying)) !== 0;
}

/** The designs of which two copies do, on the houses beside one that shows their colour. */
function twiceMakingViva({ tops: [one, two, three] }: BoardColours): DesignSet {
  const [first, second, third] = [fitting(one), fitting(two), fitting(three)];
  return (designsShowing(one) & second & third) | (designsShowing(two) & first & third) | (designsShowing(three) & first & second);
}
