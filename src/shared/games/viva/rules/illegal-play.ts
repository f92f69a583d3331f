/** Why a play on the houses is forbidden, by what all can see: pages say it before it is tried. */
import { orderOf } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { type Board, blockedColours, blockerOf, fittingColours, topOf } from '../state/board.ts';
import { coloursOf, type Design, nameOf } from '../state/designs.ts';
import type { Play } from '../state/moves.ts';

/**
 * Why VI-7, VI-8 or VI-10 forbid a play; undefined if they don't. `taken`: the card taken first, if
 * any.
 */
export function illegalPlay(
  board: Board,
  seat: Seat,
  { card, houses }: Play,
  taken: Design | null,
): Refusal | undefined {
  return faultOfLaying(board, seat, orderOf(card), houses, taken);
}

export function faultOfLaying(
  board: Board,
  seat: Seat,
  design: Design,
  houses: readonly number[],
  taken: Design | null,
): Refusal | undefined {
  if (taken !== null && design !== taken) {
    return refusal('VI-10', 'not-the-card-taken', { card: nameOf(design), taken: nameOf(taken) });
  }
  const colours = coloursOf(design);
  if (colours & blockedColours(board, seat)) return refuseBlocked(board, seat, design);
  for (let k = 0; k < houses.length; k++) {
    const house = at(houses, k);
    if (!(colours & fittingColours(board, house))) return refuseHouse(board, house, design);
  }
  return undefined;
}

function refuseHouse(board: Board, house: number, design: Design): Refusal {
  const top = topOf(board, house);
  return refusal('VI-8', 'no-match', {
    card: nameOf(design),
    house: house + 1,
    top: top === undefined ? '' : nameOf(top),
  });
}

function refuseBlocked(board: Board, seat: Seat, design: Design): Refusal | undefined {
  const blocker = blockerOf(board, seat, design);
  return blocker && refusal('VI-7', `blocked-by-${blocker.by}`, { card: nameOf(design), colour: blocker.colour });
}

/** Cards that a caught seat takes. */
export const PENALTY = 3;
