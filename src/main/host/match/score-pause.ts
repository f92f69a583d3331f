/** After a deal people look at the score until all who are here want to go on, or time is up. */
import type { Seat } from '#shared/engine/rules.ts';
import type { Cancel, Clock } from '../time/clock.ts';

export class ScorePause {
  readonly #saidGoOn = new Set<Seat>();
  readonly #over: () => void;
  readonly #cancel: Cancel;

  /** `over` is called once. */
  constructor(clock: Clock, ms: number, over: () => void) {
    this.#over = over;
    this.#cancel = clock.after(ms, over);
  }

  /** These seats' people have looked long enough. */
  markReady(seats: readonly Seat[]): void {
    for (const seat of seats) this.#saidGoOn.add(seat);
  }

  /** Who is waited for, of these seats. */
  waitsFor(here: readonly Seat[]): Seat[] {
    return here.filter((seat) => !this.#saidGoOn.has(seat));
  }

  /** Ends the pause if people are here and all of them want to go on. */
  check(here: readonly Seat[]): void {
    if (here.length === 0 || this.waitsFor(here).length > 0) return;
    this.stop();
    this.#over();
  }

  stop(): void {
    this.#cancel();
  }
}
