/** Which packets are looked at: of all networks and all that is advertised together, in bytes. */
import { Bucket } from '../../host/time/bucket.ts';
import { Buckets } from '../../host/time/buckets.ts';
import type { Clock } from '../../host/time/clock.ts';

/** More than that no multicast DNS packet has (RFC 6762, 17). */
export const MAX_BYTES = 9000;

/** Of all together: many times what a busy network sends. */
const OF_ALL = { perSecond: 256 * 1024, atOnce: 512 * 1024 };

/** Each neighbour has so much for itself, however much the others send: a host's tables fit into it. */
const OF_ONE = { perSecond: 2 * 1024, atOnce: 18_000 };

export class Intake {
  readonly #ofOne: Buckets;
  readonly #ofAll: Bucket;

  constructor(clock: Clock) {
    this.#ofOne = new Buckets(clock, OF_ONE);
    this.#ofAll = new Bucket(clock, OF_ALL.perSecond, OF_ALL.atOnce);
  }

  /** Whether a packet of so many bytes from this neighbour is looked at. */
  takes(address: string, bytes: number): boolean {
    return bytes <= MAX_BYTES && (this.#ofOne.take(address, bytes) || this.#ofAll.take(bytes));
  }
}
