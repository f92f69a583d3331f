import type { Cancel, Clock } from '../time/clock.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): Cancel {
    const timer = { at: this.#now + ms, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Lets time pass; whatever falls due is called at its time, and what that promises is done before more follows. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
      await flushPromises();
    }
    this.#now = Math.max(this.#now, end);
    await flushPromises();
  }

  /** So much time passes in which nothing else can happen: somebody was at work. */
  spend(ms: number): void {
    this.#now += ms;
  }

  /** How many are waiting. */
  get waiting(): number {
    return this.#timers.size;
  }

  #next(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Everything that was promised and needs no time is done. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
