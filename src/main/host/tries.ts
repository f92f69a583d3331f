/** Wrong codes, counted for each address: who guesses has to wait, and nobody else with them. */
import { Bucket } from './bucket.ts';
import type { Clock } from './clock.ts';
import { isThisComputer } from './own-computer.ts';

/** Of one address: so many wrong codes at once, and then one every three seconds. */
const OF_ONE = { perSecond: 1 / 3, atOnce: 10 };

/** Of all together, so that many addresses are no way round it; one alone never comes near. */
const OF_ALL = { perSecond: 3, atOnce: 100 };

export class Tries {
  readonly #clock: Clock;
  readonly #ofOne = new Map<string, Bucket>();
  readonly #ofAll: Bucket;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#ofAll = new Bucket(clock, OF_ALL.perSecond, OF_ALL.atOnce);
  }

  /** How many whole seconds this address has to wait before its next try; 0 if it may try now. */
  wait(address: string | undefined): number {
    const own = this.#ofOne.get(keyOf(address))?.wait() ?? 0;
    return Math.ceil(Math.max(own, this.#ofAll.wait()) / 1000);
  }

  /** A wrong code came from this address. */
  fail(address: string | undefined): void {
    // Who has not tried for long is as good as new.
    for (const [key, bucket] of this.#ofOne) if (bucket.isFull) this.#ofOne.delete(key);
    const key = keyOf(address);
    const bucket = this.#ofOne.get(key) ?? new Bucket(this.#clock, OF_ONE.perSecond, OF_ONE.atOnce);
    this.#ofOne.set(key, bucket);
    bucket.take();
    this.#ofAll.take();
  }
}

/** One computer may write its IPv4 address as an IPv6 one; this one has many names. */
function keyOf(address: string | undefined): string {
  return address === undefined || isThisComputer(address) ? '' : address.toLowerCase().replace(/^::ffff:/, '');
}
