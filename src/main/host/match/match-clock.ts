/** The time of one match: it stands still while the match is paused, and whatever waits in it waits on. */

import type { Seat } from '#shared/engine/rules.ts';
import type { Cancel, Clock } from '../time/clock.ts';

/** After a deal people look at the score until all who are here want to go on, or time is up. */
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

interface Waiting {
  /** When it falls due, in the time of the match. */
  readonly at: number;
  readonly call: () => void;
  cancel: Cancel;
}

export class MatchClock implements Clock {
  readonly #clock: Clock;
  readonly #waiting = new Set<Waiting>();
  #pausedAt: number | undefined;
  /** How long it has stood still in all, but for now. */
  #stoodStill = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isPaused(): boolean {
    return this.#pausedAt !== undefined;
  }

  now(): number {
    return (this.#pausedAt ?? this.#clock.now()) - this.#stoodStill;
  }

  after(ms: number, call: () => void): Cancel {
    const waiting: Waiting = { at: this.now() + ms, call, cancel: () => undefined };
    this.#waiting.add(waiting);
    if (!this.isPaused) this.#arm(waiting);
    return () => {
      waiting.cancel();
      this.#waiting.delete(waiting);
    };
  }

  pause(): void {
    this.#pausedAt ??= this.#clock.now();
    for (const { cancel } of this.#waiting) cancel();
  }

  resume(): void {
    if (this.#pausedAt === undefined) return;
    this.#stoodStill += this.#clock.now() - this.#pausedAt;
    this.#pausedAt = undefined;
    for (const waiting of this.#waiting) this.#arm(waiting);
  }

  #arm(waiting: Waiting): void {
    waiting.cancel = this.#clock.after(Math.max(0, waiting.at - this.now()), () => {
      this.#waiting.delete(waiting);
      waiting.call();
    });
  }
}
