/** A turn's moves, VIVA among them: which are legal, and what they do. */

import type { VivaCard } from '../../../cards/viva.ts';
import { at } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { MoveIndex, Seat } from '../../../engine/rules.ts';
import { type Board, blockedColours, fittingColours, isPlacement, isViva } from '../state/board.ts';
import { type DesignSet, designsIn, designsShowing, firstOf } from '../state/design-sets.ts';
import { type Design, nameOf, namesOf } from '../state/designs.ts';
import { copiesOf, handHistoryOf, heldIn, recordHandEvent } from '../state/hand.ts';
import { addPlays, designPlayed, housesPlayed } from '../state/move-index.ts';
import type { Play } from '../state/moves.ts';
import { penalties, seatAfter, stillIn } from '../state/observation.ts';
import { roundOf, type State, startTurn } from '../state/state.ts';
import { clearBoard, handOf, leaveHand, type Table } from '../state/table.ts';
import { faultOfLaying, illegalPlay } from './illegal-play.ts';

// Which plays on the houses are legal, and which can be made at all.

export function isPermitted(board: Board, seat: Seat, play: Play, taken: Design | null): boolean {
  return !illegalPlay(board, seat, play, taken);
}

/** The same for so many copies of a design, by number. */
export function mayLay(board: Board, seat: Seat, play: MoveIndex, taken: Design | null): boolean {
  return !faultOfLaying(board, seat, designPlayed(play), housesPlayed(play), taken);
}

/**
 * Why a seat may not lay so many copies of a design; a forbidden play passes under the call-out
 * option (VI-21).
 */
export function refusePlay(
  { options, table, taken }: State,
  seat: Seat,
  design: Design,
  houses: readonly number[],
): Refusal | undefined {
  const hand = handOf(table.hands, seat);
  if (!isPlacement(houses)) return refusal('VI-9', 'mixed-placement');
  const copies = copiesOf(hand, design);
  if (copies < houses.length) return refusal('VI-9', 'not-in-hand', { card: nameOf(design), copies });
  if (hand.size <= houses.length) return refusal('VI-11', 'keep-one');
  return options.policing === 'caught' ? undefined : faultOfLaying(table, seat, design, houses, taken);
}

/** Every play that `refusePlay` accepts, by design, fewest copies first. */
export function legalPlays({ options, table, taken }: State, seat: Seat): MoveIndex[] {
  const hand = handOf(table.hands, seat);
  const most = hand.size - 1;
  const fitting = options.policing === 'caught' ? ANYTHING : permitted(table, seat);
  const asked = taken === null || options.policing === 'caught' ? heldIn(hand) : heldIn(hand) & (1 << taken);
  const plays: MoveIndex[] = [];
  for (let left = asked & designsPlayable(fitting); left !== 0; left &= left - 1) {
    const design = firstOf(left);
    addPlays(plays, design, Math.min(copiesOf(hand, design), most), housesFor(fitting, design));
  }
  return plays;
}

/** The designs that may go on each house. */
type Fitting = readonly [first: DesignSet, second: DesignSet, third: DesignSet];

/** VI-21: everything may go everywhere, for now. */
const ANYTHING: Fitting = [-1, -1, -1];

/** The legal plays of this seat by house (VI-7, VI-8). */
function permitted(board: Board, seat: Seat): Fitting {
  const free = ~designsShowing(blockedColours(board, seat));
  return [
    free & designsShowing(fittingColours(board, 0)),
    free & designsShowing(fittingColours(board, 1)),
    free & designsShowing(fittingColours(board, 2)),
  ];
}

function designsPlayable([first, second, third]: Fitting): DesignSet {
  return first | second | third;
}

/** The set of houses that accept a design. */
function housesFor([first, second, third]: Fitting, design: Design): number {
  return ((first >> design) & 1) | (((second >> design) & 1) << 1) | (((third >> design) & 1) << 2);
}

/** Whether a seat has a legal play at the start of its turn (VI-7, VI-8, VI-11). */
export function canPlay({ table }: State, seat: Seat): boolean {
  const hand = handOf(table.hands, seat);
  return hand.size > 1 && (heldIn(hand) & designsPlayable(permitted(table, seat))) !== 0;
}

/** Designs a seat could play at the start of its turn, or lay last, by public information. */
function couldPlay({ table }: State, seat: Seat): VivaCard[] {
  const isLast = handOf(table.hands, seat).size === 1;
  return namesOf(
    designsIn(isLast ? designsShowing(blockedColours(table, seat)) : designsPlayable(permitted(table, seat))),
  );
}

// VIVA: clears the table, others take cards, and the caller chooses the new blocking card.

/** VI-14, VI-16: clears the table, own blocking card and all, and makes the penalties due, then a new own card. */
export function callViva(state: State, caller: Seat): void {
  const seats = stillIn(roundOf(state));
  clearBoard(state.table);
  clearOwn(state.table, caller);
  state.table.stale = false;
  state.due = penalties(seats, caller);
  if (state.table.own) state.due.push('own');
  state.phase = 'block-then-next';
}

/** VI-16: the own blocking card goes; its owner is rid of it for the round if it called. */
function clearOwn(table: Table, caller: Seat): void {
  const { own, cleared } = table;
  if (own === null || own.card === null) return;
  cleared.push(own.card);
  table.own = own.seat === caller ? null : { seat: own.seat, card: null };
}

/** VI-15, VI-18: lays the new blocking card. Who lays its only one after VIVA takes a card. */
export function layBlockingCard(state: State, seat: Seat, design: Design): void {
  leaveHand(state.table, seat, design);
  state.table.general = design;
  if (handOf(state.table.hands, seat).size === 0) state.due.push(seat);
  if (state.phase === 'block-then-next') endTurn(state, seat);
  else state.phase = 'turn';
}

/** Lays the cards. Three matching houses allow VIVA (VI-13); else the next seat is on turn. */
export function play(state: State, seat: Seat, design: Design, houses: readonly number[]): void {
  leaveHand(state.table, seat, design, houses.length, state.taken !== null && state.options.policing === 'enforced');
  for (let k = 0; k < houses.length; k++) state.table.houses[at(houses, k)]?.push(design);
  state.passes = 0;
  state.taken = null;
  if (isViva(state.table)) state.phase = 'answer';
  else endTurn(state, seat);
}

/** VI-10: instead of playing, a seat takes a card, which it may then play. */
export function take(state: State, seat: Seat): void {
  state.due.push(seat);
  state.passes = 0;
  state.phase = 'taken';
}

/** Ends the turn: after a take, instead of VIVA, or where nothing can be taken or played (VI-10, VI-12, VI-13). */
export function pass(state: State, seat: Seat): void {
  if (state.phase === 'turn') passUnableToPlay(state, seat);
  endTurn(state, seat);
}

/** VI-12: who passes so has nothing to play or to lay, and all see it. */
function passUnableToPlay(state: State, seat: Seat): void {
  state.passes++;
  recordHandEvent(handHistoryOf(state.table), seat, { lacks: couldPlay(state, seat) });
}

/** The turn goes to the next seat in the round, clockwise (VI-5). */
export function endTurn(state: State, seat: Seat): void {
  startTurn(state, seatAfter(stillIn(roundOf(state)), seat));
}
