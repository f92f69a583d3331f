/** The clock, and work that is put together over a while. */

/** Calls back when the loop has done all that is at work now, and has looked who else wants something. */
export function nextTick(call: () => void): void {
  // A page has no `setImmediate`.
  (globalThis.setImmediate ?? setTimeout)(call);
}

/** Time as the host sees it; a test brings its own. */
export interface Clock {
  /** Milliseconds on a steady clock that is never set back. */
  now(): number;
  /** Calls back once, so many ms from now, unless the returned function is called before. */
  after(ms: number, call: () => void): Cancel;
  /** Milliseconds that this thread's processor has worked; where nobody can say, left out. */
  cpuTime?(): number;
}

/** How much has been worked, for who counts what something took: others at work on the same computer are no fault of it. */
export function cpuTimeOf(clock: Clock): number {
  return clock.cpuTime?.() ?? clock.now();
}

export type Cancel = () => void;

export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  ...(globalThis.process?.threadCpuUsage && {
    cpuTime() {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    },
  }),
};

/** The same clock, but what goes wrong in one call ends nothing else: it is logged. */
export function guardedClock(clock: Clock, log: (line: string) => void): Clock {
  return {
    now: () => clock.now(),
    after: (ms, call) =>
      clock.after(ms, () => {
        try {
          call();
        } catch (error) {
          log(error instanceof Error ? (error.stack ?? error.message) : String(error));
        }
      }),
  };
}

/** What is asked for so soon after it was done is done once for all, in ms: nobody feels it. */
const COALESCE_MS = 250;

/** Does much work at once where it is asked for seldom, and once for all who ask soon after each other. */
export class Coalescer {
  readonly #clock: Clock;
  readonly #isMuch: () => boolean;
  readonly #work: () => void;
  /** While this runs, what is asked for waits. */
  #waiting: Cancel | undefined;
  #isAsked = false;

  /** `work` is done at once whenever it is asked for, as long as it is not much. */
  constructor(clock: Clock, isMuch: () => boolean, work: () => void) {
    this.#clock = clock;
    this.#isMuch = isMuch;
    this.#work = work;
  }

  /** Does the work now, or with what else is asked for within a quarter of a second. */
  request(): void {
    if (this.#waiting) this.#isAsked = true;
    else this.#do();
  }

  /** What waits is not done any more. */
  stop(): void {
    this.#waiting?.();
    this.#isAsked = false;
  }

  #do(): void {
    this.#isAsked = false;
    if (this.#isMuch()) this.#waiting = this.#clock.after(COALESCE_MS, () => this.#goOn());
    this.#work();
  }

  #goOn(): void {
    this.#waiting = undefined;
    if (this.#isAsked) this.#do();
  }
}
