/** The time of one match: it stands still while the match is paused, and whatever waits in it waits on. */
import type { Cancel, Clock } from '../time/clock.ts';

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
