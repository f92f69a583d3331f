/** Rate limits per device: requests, probes and bytes; that of messages is in host/api/connection.ts. This computer is exempt. */

import type { AbuseKind } from '../../host/connections/abuse-log.ts';
import { deviceOf, THIS_COMPUTER } from '../../host/connections/client-device.ts';
import type { Clock } from '../../host/time/clock.ts';
import { TokenBuckets } from '../../host/time/token-bucket.ts';

// Unsent bytes per device: a client that opens many sockets and reads nothing would exhaust memory.

/** Max unsent bytes of a socket: above it the client has stopped reading. */
const MAX_BACKLOG_PER_SOCKET_BYTES = 4 * 1024 * 1024;

/** Max unsent bytes of a device. */
const MAX_BACKLOG_PER_DEVICE_BYTES = 16 * 1024 * 1024;

/** A socket below this is never closed, so most messages need no count. */
const UNCOUNTED_BACKLOG_BYTES = 64 * 1024;

/** A socket's unsent bytes. */
interface Buffered {
  readonly bufferedAmount: number;
}

export class SendBacklog {
  readonly #sockets = new Map<string, Set<Buffered>>();

  /** Counts this socket until the returned function is called. */
  add(device: string, socket: Buffered): () => void {
    const sockets = this.#sockets.get(device) ?? new Set();
    this.#sockets.set(device, sockets.add(socket));
    return () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.#sockets.delete(device);
    };
  }

  /** Whether this socket is over the limit. */
  isExceeded(device: string, { bufferedAmount }: Buffered): boolean {
    if (bufferedAmount > MAX_BACKLOG_PER_SOCKET_BYTES) return true;
    return (
      device !== THIS_COMPUTER &&
      bufferedAmount > UNCOUNTED_BACKLOG_BYTES &&
      this.#of(device) > MAX_BACKLOG_PER_DEVICE_BYTES
    );
  }

  #of(device: string): number {
    let sum = 0;
    for (const { bufferedAmount } of this.#sockets.get(device) ?? []) sum += bufferedAmount;
    return sum;
  }
}

/** A page takes about forty requests; a household behind one router opens a few dozen at once. */
const REQUEST_RATE = { perSecond: 100, atOnce: 2000 };

/** Every other host on the network probes every few seconds. */
const PROBE_RATE = { perSecond: 10, atOnce: 60 };

/** WebSocket bytes; a move is some hundred. */
const BYTE_RATE = { perSecond: 256 * 1024, atOnce: 4 * 1024 * 1024 };

export class RateLimits {
  readonly #requests: TokenBuckets;
  readonly #probes: TokenBuckets;
  readonly #bytes: TokenBuckets;
  readonly #refused: (address: string | undefined, kind: AbuseKind) => void;

  constructor(clock: Clock, refused: (address: string | undefined, kind: AbuseKind) => void) {
    this.#requests = new TokenBuckets(clock, REQUEST_RATE);
    this.#probes = new TokenBuckets(clock, PROBE_RATE);
    this.#bytes = new TokenBuckets(clock, BYTE_RATE);
    this.#refused = refused;
  }

  /** Whether to answer one more request. */
  request(from: string): boolean {
    return this.#pays(this.#requests, from, 'requests');
  }

  /** Whether to answer one more probe. */
  probe(from: string): boolean {
    return this.#pays(this.#probes, from, 'knocks');
  }

  /** Whether to read so many more bytes. */
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
