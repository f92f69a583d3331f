/** Wrong codes, counted for each address: who guesses has to wait, and nobody else with them. */
import { Bucket } from '../time/bucket.ts';
import { Buckets } from '../time/buckets.ts';
import type { Clock } from '../time/clock.ts';
import { deviceOf } from './device.ts';

/** Of one address: so many wrong codes at once, and then one every three seconds. */
const OF_ONE = { perSecond: 1 / 3, atOnce: 10 };

/** Of all together, so that many addresses are no way round it; one alone never comes near. */
const OF_ALL = { perSecond: 3, atOnce: 100 };

export class Tries {
  readonly #ofOne: Buckets;
  readonly #ofAll: Bucket;

  constructor(clock: Clock) {
    this.#ofOne = new Buckets(clock, OF_ONE);
    this.#ofAll = new Bucket(clock, OF_ALL.perSecond, OF_ALL.atOnce);
  }

  /** How many whole seconds this address has to wait before its next try; 0 if it may try now. */
  wait(address: string | undefined): number {
    return Math.ceil(Math.max(this.#ofOne.wait(deviceOf(address)), this.#ofAll.wait()) / 1000);
  }

  /** A wrong code came from this address. */
  fail(address: string | undefined): void {
    this.#ofOne.take(deviceOf(address));
    this.#ofAll.take();
  }
}
