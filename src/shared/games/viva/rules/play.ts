/** A turn's moves, without VIVA and the last card. */
import { at } from '../../../engine/collections.ts';
import type { Seat } from '../../../engine/rules.ts';
import { isViva } from '../state/board.ts';
import type { Design } from '../state/designs.ts';
import { handHistoryOf, recordHandEvent } from '../state/hand-history.ts';
import { penalties, seatAfter, stillIn } from '../state/seats.ts';
import { roundOf, type State, startTurn } from '../state/state.ts';
import { clearBoard, handOf, leaveHand, type Table } from '../state/table.ts';
import { couldPlay } from './legal-plays.ts';

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
