/** What a seat does in its turn, VIVA and the last card aside. */
import { at } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { Design } from '../state/designs.ts';
import { isViva } from '../state/houses.ts';
import { recordHandEvent, handHistoryOf } from '../state/past.ts';
import { seatAfter, stillIn } from '../state/seats.ts';
import { roundOf, type State, startTurn } from '../state/state.ts';
import { leaveHand } from '../state/table.ts';
import { couldPlay } from './permitted.ts';

/** Lays the cards. Three matching houses give their seat the choice of VIVA (VI-13); else the next seat's turn follows. */
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
