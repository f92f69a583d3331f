/** Wrong codes, counted for each device: who guesses has to wait, and nobody else with them. */

import type { Clock } from '../time/clock.ts';
import { TokenBucket, TokenBuckets } from '../time/token-bucket.ts';
import { deviceOf } from './client-device.ts';

/** Of one device: so many wrong codes at once, and then one every three seconds. */
const PER_DEVICE = { perSecond: 1 / 3, atOnce: 10 };

/** Of all together, so that many devices are no way round it; one alone never comes near. */
const OVERALL = { perSecond: 3, atOnce: 100 };

/** Whoever mistyped no more often than that within this time, in ms, doesn't wait for those who guess. */
const RESERVED_ATTEMPTS = 3;
const FAILURE_MEMORY_MS = 3_600_000;

/** As many devices at most have that for themselves: more than any house has, and few guesses an hour. */
const MAX_REMEMBERED_DEVICES = 1024;

interface Failures {
  readonly count: number;
  /** When the last one was. */
  readonly at: number;
}

export class CodeAttempts {
  readonly #clock: Clock;
  readonly #ofOne: TokenBuckets;
  readonly #ofAll: TokenBucket;
  /** By device, the longest ago first. */
  readonly #failures = new Map<string, Failures>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#ofOne = new TokenBuckets(clock, PER_DEVICE);
    this.#ofAll = new TokenBucket(clock, OVERALL.perSecond, OVERALL.atOnce);
  }

  /** How many whole seconds this address has to wait before its next try; 0 if it may try now. */
  wait(address: string | undefined): number {
    const device = deviceOf(address);
    const own = this.#ofOne.wait(device);
    return Math.ceil((this.#hasReserve(device) ? own : Math.max(own, this.#ofAll.wait())) / 1000);
  }

  /** A wrong code came from this address. */
  fail(address: string | undefined): void {
    const device = deviceOf(address);
    this.#ofOne.take(device);
    this.#ofAll.take();
    this.#forget();
    const count = (this.#failures.get(device)?.count ?? 0) + 1;
    this.#failures.delete(device);
    if (this.#failures.size < MAX_REMEMBERED_DEVICES) this.#failures.set(device, { count, at: this.#clock.now() });
  }

  /** Those who never guessed, or hardly ever, are not made to wait for those who do. */
  #hasReserve(device: string): boolean {
    this.#forget();
    const failed = this.#failures.get(device);
    return failed ? failed.count < RESERVED_ATTEMPTS : this.#failures.size < MAX_REMEMBERED_DEVICES;
  }

  #forget(): void {
    for (const [device, { at }] of this.#failures) {
      if (this.#clock.now() - at < FAILURE_MEMORY_MS) return;
      this.#failures.delete(device);
    }
  }
}
