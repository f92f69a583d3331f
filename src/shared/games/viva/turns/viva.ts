/** VIVA: the table is cleared, others take cards, and its caller chooses the new blocking card. */
import type { Seat } from '../../../engine/rules.ts';
import type { Design } from '../state/designs.ts';
import { seatAfter, seatBefore, stillIn } from '../state/seats.ts';
import { roundOf, type State } from '../state/state.ts';
import { clearBoard, handOf, leaveHand, type Table } from '../state/table.ts';
import { endTurn } from './play.ts';

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

/** VI-14: who takes a card, in this order. */
export function penalties(seats: readonly Seat[], caller: Seat): Seat[] {
  const before = seatBefore(seats, caller);
  return seats.length === 2 ? [before, before] : [before, before, seatAfter(seats, caller)];
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
