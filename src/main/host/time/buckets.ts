import { Bucket } from './bucket.ts';
import type { Clock } from './clock.ts';

/** A bucket for each of many, of which those that are full are forgotten. */
export class Buckets {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #atOnce: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(clock: Clock, { perSecond, atOnce }: { readonly perSecond: number; readonly atOnce: number }) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
  }

  /** In how many ms this one's next may pass; 0 for now. */
  wait(key: string): number {
    return this.#buckets.get(key)?.wait() ?? 0;
  }

  /** Whether one more of this one's may pass now. */
  take(key: string): boolean {
    for (const [other, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(other);
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#clock, this.#perSecond, this.#atOnce);
    this.#buckets.set(key, bucket);
    return bucket.take();
  }
}
