/** What is much work is done at once where it is asked for seldom, and once for all who ask soon after each other. */
import type { Cancel, Clock } from './clock.ts';

/** What is asked for so soon after it was done is done once for all, in ms: nobody feels it. */
const COALESCE_MS = 250;

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
