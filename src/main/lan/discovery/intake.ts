/** Which packets are looked at: of all networks and all that is advertised together, in bytes. */
import { TokenBucket } from '../../host/time/bucket.ts';
import { TokenBuckets } from '../../host/time/buckets.ts';
import type { Clock } from '../../host/time/clock.ts';

/** More than that no multicast DNS packet has (RFC 6762, 17). */
export const MAX_PACKET_BYTES = 9000;

/** Of all together: many times what a busy network sends. */
const OVERALL = { perSecond: 256 * 1024, atOnce: 512 * 1024 };

/** Each neighbour has so much for itself, however much the others send: a host's tables fit into it. */
const PER_NEIGHBOUR = { perSecond: 2 * 1024, atOnce: 18_000 };

export class PacketRateLimit {
  readonly #ofOne: TokenBuckets;
  readonly #ofAll: TokenBucket;

  constructor(clock: Clock) {
    this.#ofOne = new TokenBuckets(clock, PER_NEIGHBOUR);
    this.#ofAll = new TokenBucket(clock, OVERALL.perSecond, OVERALL.atOnce);
  }

  /** Whether a packet of so many bytes from this neighbour is looked at. */
  allows(address: string, bytes: number): boolean {
    return bytes <= MAX_PACKET_BYTES && (this.#ofOne.take(address, bytes) || this.#ofAll.take(bytes));
  }
}
