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

/** So many are kept without a look at whether they are full by now. */
const SWEEP_ABOVE = 64;

/** A bucket for each of many, of which those that are full are forgotten. */
export class TokenBuckets {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #atOnce: number;
  readonly #buckets = new Map<string, TokenBucket>();
  #sweepAt = SWEEP_ABOVE;

  constructor(clock: Clock, { perSecond, atOnce }: { readonly perSecond: number; readonly atOnce: number }) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
  }

  /** In how many ms this one's next may pass; 0 for now. */
  wait(key: string): number {
    return this.#buckets.get(key)?.wait() ?? 0;
  }

  /** Whether one more of this one's may pass now, or one that counts for so many. */
  take(key: string, count = 1): boolean {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#clock, this.#perSecond, this.#atOnce);
    this.#buckets.set(key, bucket);
    const passes = bucket.take(count);
    if (this.#buckets.size > this.#sweepAt) this.#sweep();
    return passes;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  #sweep(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
    // Not again for each one more: then many would make all the others slow.
    this.#sweepAt = Math.max(SWEEP_ABOVE, 2 * this.#buckets.size);
  }
}

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
