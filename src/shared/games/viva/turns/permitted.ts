/** Which plays on the houses are permitted, and which may be made at all. */

import { bitsOf, DESIGNS, shareColour, type VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/at.ts';
import { lookup } from '../../../engine/lookup.ts';
import { madeOnce } from '../../../engine/made-once.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { blockedColours, blockerOf, ownBlockerOf } from '../state/blocked.ts';
import { countOf } from '../state/hand.ts';
import { ALL_HOUSES, fittingColours, isPlacement, topOf } from '../state/houses.ts';
import type { Play } from '../state/moves.ts';
import { MOST_COPIES } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { type Board, HOUSES, handOf } from '../state/table.ts';

/** Why VI-7, VI-8 or VI-10 doesn't permit a play; nothing if they do. `taken`: the card the seat took first, if it did. */
export function faultOf(board: Board, seat: Seat, play: Play, taken: VivaCard | null): Refusal | undefined {
  const { card, houses } = play;
  if (taken !== null && card !== taken) return refusal('VI-10', 'not-the-card-taken', { card, taken });
  const colours = bitsOf(card);
  if (colours & blockedColours(board, seat)) return refuseBlocked(board, seat, card);
  const house = houses.find((house) => !(colours & fittingColours(board, house)));
  if (house === undefined) return undefined;
  return refusal('VI-8', 'no-match', { card, house: house + 1, top: topOf(board, house) ?? '' });
}

export function isPermitted(board: Board, seat: Seat, play: Play, taken: VivaCard | null): boolean {
  return !faultOf(board, seat, play, taken);
}

function refuseBlocked(board: Board, seat: Seat, card: VivaCard): Refusal | undefined {
  const blocker = blockerOf(board, seat, card);
  return blocker && refusal('VI-7', `blocked-by-${blocker.by}`, { card, colour: blocker.colour });
}

/** Why a seat may not make a play; a forbidden one passes where it must be caught (VI-21). */
export function refusePlay({ options, table, taken }: State, seat: Seat, play: Play): Refusal | undefined {
  const { card, houses } = play;
  const hand = handOf(table.hands, seat);
  if (!isPlacement(houses)) return refusal('VI-9', 'mixed-placement');
  const copies = countOf(hand, card);
  if (copies < houses.length) return refusal('VI-9', 'not-in-hand', { card, copies });
  if (hand.length <= houses.length) return refusal('VI-11', 'keep-one');
  return options.policing === 'caught' ? undefined : faultOf(table, seat, play, taken);
}

/** Every play that `refusePlay` lets pass, fewest copies first for each card. */
export function legalPlays({ options, table, taken }: State, seat: Seat): Play[] {
  const hand = handOf(table.hands, seat);
  const anything = options.policing === 'caught';
  const housesFor = anything ? () => ALL_HOUSES : permittedHouses(table, seat);
  const plays: Play[] = [];
  const only = anything ? null : taken;
  for (let first = only ? hand.indexOf(only) : 0, next = first; first < hand.length; first = next) {
    const card = at(hand, first);
    while (hand[next] === card) next++;
    if (only && card !== only) break;
    const { colours, within } = waysToPlay(card);
    const copies = Math.min(next - first, hand.length - 1);
    for (const play of within[copies]?.[housesFor(colours)] ?? []) plays.push(play);
  }
  return plays;
}

/** The set of houses on which VI-7 and VI-8 let this seat play a card of these colours. The board is read once for many. */
function permittedHouses(board: Board, seat: Seat): (colours: number) => number {
  const blocked = blockedColours(board, seat);
  const first = fittingColours(board, 0);
  const second = fittingColours(board, 1);
  const third = fittingColours(board, 2);
  return (colours) => {
    if (colours & blocked) return 0;
    return (colours & first ? 1 : 0) | (colours & second ? 2 : 0) | (colours & third ? 4 : 0);
  };
}

/** Whether a seat at the beginning of its turn has a permitted play (VI-7, VI-8, VI-11). */
export function canPlay({ table }: State, seat: Seat): boolean {
  const hand = handOf(table.hands, seat);
  const housesFor = permittedHouses(table, seat);
  return hand.length > 1 && hand.some((card) => housesFor(bitsOf(card)) !== 0);
}

/** The designs that a seat could play at the beginning of its turn, or lay as its last card: what all can see of it. */
export function couldPlay({ table }: State, seat: Seat): VivaCard[] {
  const housesFor = permittedHouses(table, seat);
  if (handOf(table.hands, seat).length > 1) return DESIGNS.filter((card) => housesFor(bitsOf(card)) !== 0);
  const blocking = [table.general, ownBlockerOf(table, seat)].filter((card) => card !== null);
  return DESIGNS.filter((card) => blocking.some((other) => shareColour(card, other)));
}

interface Plays {
  /** The card's, as bits. */
  readonly colours: number;
  /** Its plays by how many copies there are and by the set of houses they may go on, fewest copies first. */
  readonly within: readonly (readonly (readonly Play[])[])[];
}

/** How many copies of a card there can be in a hand. */
const COPIES = Array.from({ length: MOST_COPIES + 1 }, (_, copies) => copies);

/** Every way to lay identical cards (VI-9). */
const PLACEMENTS: readonly (readonly number[])[] = [
  ...COPIES.slice(1).flatMap((copies) => HOUSES.map((house) => Array<number>(copies).fill(house))),
  ...[[0, 1], [0, 2], [1, 2], HOUSES],
].toSorted((a, b) => a.length - b.length);

/** Made once: listing a hand's plays makes no new ones. */
const waysToPlay = lookup(DESIGNS, (card): Plays => ({ colours: bitsOf(card), within: playsOf(card) }));

function playsOf(card: VivaCard): Play[][][] {
  const all = PLACEMENTS.map((houses) => madeOnce<Play>({ type: 'play', card, houses: [...houses] }));
  const sets = Array.from({ length: ALL_HOUSES + 1 }, (_, set) => set);
  return COPIES.map((copies) =>
    sets.map((set) =>
      all.filter(({ houses }) => houses.length <= copies && houses.every((house) => set & (1 << house))),
    ),
  );
}
