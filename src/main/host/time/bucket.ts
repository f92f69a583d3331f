import type { Clock } from './clock.ts';

/** Lets so many through a second, and as many at once as have been saved up. */
export class TokenBucket {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(clock: Clock, perSecond: number, burst: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = clock.now();
  }

  /** Whether one more may pass now, or one that counts for so many. */
  take(count = 1): boolean {
    this.#fill();
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  /** In how many ms the next may pass; 0 for now. */
  wait(): number {
    this.#fill();
    return Math.max(0, ((1 - this.#left) / this.#perSecond) * 1000);
  }

  get isFull(): boolean {
    this.#fill();
    return this.#left === this.#burst;
  }

  #fill(): void {
    const now = this.#clock.now();
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}
