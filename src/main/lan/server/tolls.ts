/** What each device may cost: requests, knocks and bytes. This computer itself pays none. */
import { TokenBuckets } from '../../host/time/buckets.ts';
import type { Clock } from '../../host/time/clock.ts';
import type { AbuseKind } from '../../host/wire/abuse.ts';
import { deviceOf, THIS_COMPUTER } from '../../host/wire/device.ts';

/** A page is some forty requests; a household behind one router opens a few dozen at once. */
const REQUEST_RATE = { perSecond: 100, atOnce: 2000 };

/** Whether a host is here and what it has open is asked by each other host in the house every few seconds. */
const PROBE_RATE = { perSecond: 10, atOnce: 60 };

/** Over sockets. A move is some hundred bytes. */
const BYTE_RATE = { perSecond: 256 * 1024, atOnce: 4 * 1024 * 1024 };

export class RateLimits {
  readonly #requests: TokenBuckets;
  readonly #knocks: TokenBuckets;
  readonly #bytes: TokenBuckets;
  readonly #refused: (address: string | undefined, kind: AbuseKind) => void;

  constructor(clock: Clock, refused: (address: string | undefined, kind: AbuseKind) => void) {
    this.#requests = new TokenBuckets(clock, REQUEST_RATE);
    this.#knocks = new TokenBuckets(clock, PROBE_RATE);
    this.#bytes = new TokenBuckets(clock, BYTE_RATE);
    this.#refused = refused;
  }

  /** Whether one more request is answered. */
  request(from: string): boolean {
    return this.#pays(this.#requests, from, 'requests');
  }

  /** Whether it is said once more what host this is. */
  probe(from: string): boolean {
    return this.#pays(this.#knocks, from, 'knocks');
  }

  /** Whether so many bytes more are read. */
  bytes(from: string, count: number): boolean {
    return this.#pays(this.#bytes, from, 'bytes', count);
  }

  #pays(buckets: TokenBuckets, from: string, kind: AbuseKind, count = 1): boolean {
    const device = deviceOf(from);
    if (device === THIS_COMPUTER || buckets.take(device, count)) return true;
    this.#refused(from, kind);
    return false;
  }
}
