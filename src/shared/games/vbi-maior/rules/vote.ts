/** The vote on which curse comes next (VM-10). */

import type { Curse } from '../../../cards/rome.ts';
import { present } from '../../../engine/collections.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Seat } from '../../../engine/rules.ts';
import { allSeats, recordConsequence, recordMove, type State } from '../state/state.ts';
import { playBorne } from './curses.ts';

/** All seats vote, those without cards too: curses affect everybody. */
export function openVote(state: State): void {
  state.votes = allSeats(state).map(() => null);
}

export function refuseVote(state: State, seat: Seat, curse: Curse): Refusal | undefined {
  if (state.table.phase !== 'vote') return refusal('VM-10', 'no-vote');
  if (state.votes[seat] !== null) return refusal('VM-10', 'has-voted');
  if (!state.table.curses.some(({ card }) => card === curse)) return refusal('VM-10', 'curse-not-shown', { curse });
  return undefined;
}

/** A vote. The last one decides: the winner is played, or chance draws among equals. */
export function castVote(state: State, seat: Seat, curse: Curse): void {
  state.votes[seat] = curse;
  recordMove(state, { by: seat, type: 'vote' });
  const votes = state.votes.filter((vote) => vote !== null);
  if (votes.length < state.seats) return;
  recordConsequence(state, { type: 'ballot', votes });
  const [first, ...equals] = leaders(state);
  if (first && equals.length === 0) playVoted(state, first);
}

/** The curses with the most votes. */
export function leaders({ votes, table }: State): Curse[] {
  const count = (curse: Curse) => votes.filter((vote) => vote === curse).length;
  const most = Math.max(...table.curses.map(({ card }) => count(card)));
  return table.curses.map(({ card }) => card).filter((card) => count(card) === most);
}

/** Plays the curse that won, or that chance drew. */
export function playVoted(state: State, curse: Curse): void {
  state.votes = [];
  playBorne(
    state,
    present(
      state.table.curses.find(({ card }) => card === curse),
      `curse ${curse}`,
    ),
  );
}
