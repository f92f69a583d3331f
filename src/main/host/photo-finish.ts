/** Plays that fall close together are laid together: the first opens a window, at its end the rules order them (VM-15). */
import { type Match, moveEvent, refuseEvent } from '#shared/engine/match.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { MoveEvent } from '#shared/engine/rules.ts';
import type { Cancel, Clock } from './clock.ts';
import type { Played } from './played.ts';

export class PhotoFinish {
  readonly #clock: Clock;
  readonly #match: Match;
  #cancel: Cancel | undefined;
  #plays: Played[] = [];

  constructor(clock: Clock, match: Match) {
    this.#clock = clock;
    this.#match = match;
  }

  /** Takes the play in, if plays are collected now; `lay` gets them all in order when the window closes. */
  collects(played: Played, lay: (plays: readonly Played[]) => void): boolean {
    const { rules, state } = this.#match;
    if (!this.#cancel) {
      const ms = rules.photoFinish?.ms(state) ?? 0;
      // A play that can't be made opens no window.
      if (ms === 0 || refuseEvent(this.#match, moveEvent(played.seat, played.move))) return false;
      this.#cancel = this.#clock.after(ms, () => lay(this.#close()));
    }
    this.#plays.push(played);
    return true;
  }

  #close(): Played[] {
    const plays = this.#plays;
    this.#plays = [];
    this.#cancel = undefined;
    const byEvent = new Map<MoveEvent, Played>(plays.map((played) => [moveEvent(played.seat, played.move), played]));
    const events = [...byEvent.keys()];
    const ordered = this.#match.rules.photoFinish?.lay(this.#match.state, events) ?? events;
    return ordered.flatMap((event) => byEvent.get(event) ?? []);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    for (const played of this.#plays.splice(0)) played.answer(refusal('host', 'overtaken'));
  }
}
