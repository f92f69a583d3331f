/** What each device may cost: requests, knocks and bytes. This computer itself pays none. */
import { Buckets } from '../../host/time/buckets.ts';
import type { Clock } from '../../host/time/clock.ts';
import type { AbuseKind } from '../../host/wire/abuse.ts';
import { deviceOf, HOME } from '../../host/wire/device.ts';

/** A page is some forty requests; a household behind one router opens a few dozen at once. */
const REQUESTS = { perSecond: 100, atOnce: 2000 };

/** Whether a host is here and what it has open is asked by each other host in the house every few seconds. */
const KNOCKS = { perSecond: 10, atOnce: 60 };

/** Over sockets. A move is some hundred bytes. */
const BYTES = { perSecond: 256 * 1024, atOnce: 4 * 1024 * 1024 };

export class Tolls {
  readonly #requests: Buckets;
  readonly #knocks: Buckets;
  readonly #bytes: Buckets;
  readonly #refused: (address: string | undefined, kind: AbuseKind) => void;

  constructor(clock: Clock, refused: (address: string | undefined, kind: AbuseKind) => void) {
    this.#requests = new Buckets(clock, REQUESTS);
    this.#knocks = new Buckets(clock, KNOCKS);
    this.#bytes = new Buckets(clock, BYTES);
    this.#refused = refused;
  }

  /** Whether one more request is answered. */
  request(from: string): boolean {
    return this.#pays(this.#requests, from, 'requests');
  }

  /** Whether it is said once more what host this is. */
  knock(from: string): boolean {
    return this.#pays(this.#knocks, from, 'knocks');
  }

  /** Whether so many bytes more are read. */
  bytes(from: string, count: number): boolean {
    return this.#pays(this.#bytes, from, 'bytes', count);
  }

  #pays(buckets: Buckets, from: string, kind: AbuseKind, count = 1): boolean {
    const device = deviceOf(from);
    if (device === HOME || buckets.take(device, count)) return true;
    this.#refused(from, kind);
    return false;
  }
}
