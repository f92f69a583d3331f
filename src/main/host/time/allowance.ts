import type { Clock } from './clock.ts';

/** Time that may be taken: so many ms of every second, and as many at once as have been saved up. */
export class CpuBudget {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(clock: Clock, perSecond: number, most: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = clock.now();
  }

  /** How many ms are left; less than none after something long. */
  get left(): number {
    const now = this.#clock.now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    return this.#left;
  }

  get isFull(): boolean {
    return this.left === this.#most;
  }

  /** So many ms were taken; no more than all there is at most: the computer may have slept meanwhile. */
  take(ms: number): void {
    this.#left = this.left - Math.min(ms, this.#most);
  }

  /** In how many ms there is something left again; 0 for now. */
  wait(): number {
    return Math.max(0, 1 - (this.left / this.#perSecond) * 1000);
  }
}
