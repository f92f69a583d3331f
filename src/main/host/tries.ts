/** Wrong codes, counted for each address: who guesses has to wait, and nobody else with them. */
import { Bucket } from './bucket.ts';
import type { Clock } from './clock.ts';
import { isThisComputer } from './own-computer.ts';

/** So many wrong codes at once, and then one every so many seconds. */
const AT_ONCE = 10;
const EVERY = 3;

export class Tries {
  readonly #clock: Clock;
  readonly #left = new Map<string, Bucket>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many whole seconds this address has to wait before its next try; 0 if it may try now. */
  wait(address: string | undefined): number {
    return Math.ceil((this.#left.get(keyOf(address))?.wait() ?? 0) / 1000);
  }

  /** A wrong code came from this address. */
  fail(address: string | undefined): void {
    // Who has not tried for long is as good as new.
    for (const [key, bucket] of this.#left) if (bucket.isFull) this.#left.delete(key);
    const key = keyOf(address);
    const bucket = this.#left.get(key) ?? new Bucket(this.#clock, 1 / EVERY, AT_ONCE);
    this.#left.set(key, bucket);
    bucket.take();
  }
}

/** One computer may write its IPv4 address as an IPv6 one; this one has many names. */
function keyOf(address: string | undefined): string {
  return address === undefined || isThisComputer(address) ? '' : address.toLowerCase().replace(/^::ffff:/, '');
}
