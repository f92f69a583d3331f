import { TokenBucket } from './bucket.ts';
import type { Clock } from './clock.ts';

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
