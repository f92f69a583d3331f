import { type Cancel, type Clock, systemClock } from '#main/host/time/clock.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
  cancel: Cancel;
}

/** The system's clock, which a test can hold: no time passes, and nothing falls due, until it goes on. */
export class HeldClock implements Clock {
  readonly #timers = new Set<Timer>();
  /** Of all time that has passed, what it was held for, in ms. */
  #lost = 0;
  #heldSince: number | undefined;

  now(): number {
    return (this.#heldSince ?? systemClock.now()) - this.#lost;
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
    timer.cancel = systemClock.after(Math.max(0, timer.at - this.now()), () => {
      this.#timers.delete(timer);
      timer.call();
    });
  }
}
