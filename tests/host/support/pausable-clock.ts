import { type Cancel, type Clock, systemClock } from '#main/host/time/clock.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
  cancel: Cancel;
}

/** The system's clock, or one so many times faster, which a test can hold: no time passes, and nothing falls due, until it goes on. */
export class PausableClock implements Clock {
  readonly #timers = new Set<Timer>();
  readonly #factor: number;
  /** Of all the system's time that has passed, what it was held for, in ms. */
  #lost = 0;
  #heldSince: number | undefined;

  constructor(factor = 1) {
    this.#factor = factor;
  }

  now(): number {
    return ((this.#heldSince ?? systemClock.now()) - this.#lost) * this.#factor;
  }

  after(ms: number, call: () => void): Cancel {
    const timer: Timer = { at: this.now() + ms, call, cancel: () => undefined };
    this.#timers.add(timer);
    if (this.#heldSince === undefined) this.#wind(timer);
    return () => {
      this.#timers.delete(timer);
      timer.cancel();
    };
  }

  hold(): void {
    this.#heldSince = systemClock.now();
    for (const timer of this.#timers) timer.cancel();
  }

  goOn(): void {
    this.#lost += systemClock.now() - (this.#heldSince ?? systemClock.now());
    this.#heldSince = undefined;
    for (const timer of this.#timers) this.#wind(timer);
  }

  #wind(timer: Timer): void {
    timer.cancel = systemClock.after(Math.max(0, timer.at - this.now()) / this.#factor, () => {
      this.#timers.delete(timer);
      timer.call();
    });
  }
}
