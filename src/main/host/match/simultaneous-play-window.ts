/** Plays that fall close together are laid together: the first opens a window, at its end the rules order them (VM-15). */
import { type Match, moveEvent, refuseEvent } from '#shared/engine/match.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { PendingMove } from './pending-move.ts';

export class SimultaneousPlayWindow {
  readonly #clock: Clock;
  readonly #match: Match;
  #cancel: Cancel | undefined;
  #plays: PendingMove[] = [];

  constructor(clock: Clock, match: Match) {
    this.#clock = clock;
    this.#match = match;
  }

  /** Takes the play in, if plays are collected now; `lay` gets them all in order when the window closes. */
  add(pending: PendingMove, lay: (plays: readonly PendingMove[]) => void): boolean {
    const { rules, state } = this.#match;
    if (!this.#cancel) {
      const ms = rules.simultaneousPlay?.ms(state) ?? 0;
      // A play that can't be made opens no window.
      if (ms === 0 || refuseEvent(this.#match, moveEvent(pending.seat, pending.move))) return false;
      this.#cancel = this.#clock.after(ms, () => lay(this.#close()));
    }
    this.#plays.push(pending);
    return true;
  }

  #close(): PendingMove[] {
    const plays = this.#plays;
    this.#plays = [];
    this.#cancel = undefined;
    const events = plays.map(({ seat, move }) => moveEvent(seat, move));
    const laid = this.#match.rules.simultaneousPlay?.order(this.#match.state, events) ?? [];
    const kept = new Set(laid.map(({ index }) => index));
    plays.filter((_, index) => !kept.has(index)).forEach(drop);
    return laid.flatMap(({ index, move }) => plays.slice(index, index + 1).map((pending) => ({ ...pending, move })));
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#plays.splice(0).forEach(drop);
  }
}

function drop(pending: PendingMove): void {
  pending.answer(refusal('host', 'overtaken'));
}
