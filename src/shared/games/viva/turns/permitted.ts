/** Which plays on the houses are permitted, and which may be made at all. */

import { DESIGNS, orderOf, type VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/at.ts';
import { madeOnce } from '../../../engine/made-once.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { blockedColours, blockerOf } from '../state/blocked.ts';
import {
  coloursOf,
  type Design,
  type DesignSet,
  designsIn,
  firstOf,
  nameOf,
  namesOf,
  showing,
} from '../state/designs.ts';
import { copiesOf, heldIn } from '../state/hand.ts';
import { ALL_HOUSES, fittingColours, isPlacement, topOf } from '../state/houses.ts';
import type { Play } from '../state/moves.ts';
import { MOST_COPIES } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { type Board, HOUSES, handOf } from '../state/table.ts';

/** Why VI-7, VI-8 or VI-10 doesn't permit a play; nothing if they do. `taken`: the card the seat took first, if it did. */
export function faultOf(board: Board, seat: Seat, play: Play, taken: Design | null): Refusal | undefined {
  const { card, houses } = play;
  const design = orderOf(card);
  if (taken !== null && design !== taken) return refusal('VI-10', 'not-the-card-taken', { card, taken: nameOf(taken) });
  const colours = coloursOf(design);
  if (colours & blockedColours(board, seat)) return refuseBlocked(board, seat, design);
  const house = houses.find((house) => !(colours & fittingColours(board, house)));
  if (house === undefined) return undefined;
  const top = topOf(board, house);
  return refusal('VI-8', 'no-match', { card, house: house + 1, top: top === undefined ? '' : nameOf(top) });
}

export function isPermitted(board: Board, seat: Seat, play: Play, taken: Design | null): boolean {
  return !faultOf(board, seat, play, taken);
}

function refuseBlocked(board: Board, seat: Seat, design: Design): Refusal | undefined {
  const blocker = blockerOf(board, seat, design);
  return blocker && refusal('VI-7', `blocked-by-${blocker.by}`, { card: nameOf(design), colour: blocker.colour });
}

/** Why a seat may not make a play; a forbidden one passes where it must be caught (VI-21). */
export function refusePlay({ options, table, taken }: State, seat: Seat, play: Play): Refusal | undefined {
  const { card, houses } = play;
  const hand = handOf(table.hands, seat);
  if (!isPlacement(houses)) return refusal('VI-9', 'mixed-placement');
  const copies = copiesOf(hand, orderOf(card));
  if (copies < houses.length) return refusal('VI-9', 'not-in-hand', { card, copies });
  if (hand.size <= houses.length) return refusal('VI-11', 'keep-one');
  return options.policing === 'caught' ? undefined : faultOf(table, seat, play, taken);
}

/** Every play that `refusePlay` lets pass, by design, fewest copies first. */
export function legalPlays({ options, table, taken }: State, seat: Seat): Play[] {
  const hand = handOf(table.hands, seat);
  const most = hand.size - 1;
  const fitting = options.policing === 'caught' ? ANYTHING : permitted(table, seat);
  const asked = taken === null || options.policing === 'caught' ? heldIn(hand) : heldIn(hand) & (1 << taken);
  const plays: Play[] = [];
  for (let left = asked & anywhere(fitting); left !== 0; left &= left - 1) {
    const design = firstOf(left);
    const within = PLAYS[design]?.[Math.min(copiesOf(hand, design), most)]?.[housesFor(fitting, design)] ?? [];
    for (let k = 0; k < within.length; k++) plays.push(at(within, k));
  }
  return plays;
}

/** The designs that may go on each house. */
type Fitting = readonly [first: DesignSet, second: DesignSet, third: DesignSet];

/** VI-21: everything may go everywhere, for now. */
const ANYTHING: Fitting = [-1, -1, -1];

/** What VI-7 and VI-8 let this seat play on each house. */
function permitted(board: Board, seat: Seat): Fitting {
  const free = ~showing(blockedColours(board, seat));
  return [
    free & showing(fittingColours(board, 0)),
    free & showing(fittingColours(board, 1)),
    free & showing(fittingColours(board, 2)),
  ];
}

function anywhere([first, second, third]: Fitting): DesignSet {
  return first | second | third;
}

/** The set of houses on which a design may go. */
function housesFor([first, second, third]: Fitting, design: Design): number {
  return ((first >> design) & 1) | (((second >> design) & 1) << 1) | (((third >> design) & 1) << 2);
}

/** Whether a seat at the beginning of its turn has a permitted play (VI-7, VI-8, VI-11). */
export function canPlay({ table }: State, seat: Seat): boolean {
  const hand = handOf(table.hands, seat);
  return hand.size > 1 && (heldIn(hand) & anywhere(permitted(table, seat))) !== 0;
}

/** The designs that a seat could play at the beginning of its turn, or lay as its last card: what all can see of it. */
export function couldPlay({ table }: State, seat: Seat): VivaCard[] {
  const isLast = handOf(table.hands, seat).size === 1;
  return namesOf(designsIn(isLast ? showing(blockedColours(table, seat)) : anywhere(permitted(table, seat))));
}

/** How many copies of a card there can be in a hand. */
const COPIES = Array.from({ length: MOST_COPIES + 1 }, (_, copies) => copies);

/** Every way to lay identical cards (VI-9). */
const PLACEMENTS: readonly (readonly number[])[] = [
  ...COPIES.slice(1).flatMap((copies) => HOUSES.map((house) => Array<number>(copies).fill(house))),
  ...[[0, 1], [0, 2], [1, 2], HOUSES],
].toSorted((a, b) => a.length - b.length);

/** By design, by how many copies there are, and by the set of houses: made once, so that listing makes no new ones. */
const PLAYS: readonly (readonly (readonly (readonly Play[])[])[])[] = DESIGNS.map(playsOf);

function playsOf(card: VivaCard): Play[][][] {
  const all = PLACEMENTS.map((houses) => madeOnce<Play>({ type: 'play', card, houses: [...houses] }));
  const sets = Array.from({ length: ALL_HOUSES + 1 }, (_, set) => set);
  return COPIES.map((copies) =>
    sets.map((set) =>
      all.filter(({ houses }) => houses.length <= copies && houses.every((house) => set & (1 << house))),
    ),
  );
}
