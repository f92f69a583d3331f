/** What each device may cost: requests, knocks and bytes. This computer itself pays none. */

import type { AbuseKind } from '../../host/connections/abuse-log.ts';
import { deviceOf, THIS_COMPUTER } from '../../host/connections/client-device.ts';
import type { Clock } from '../../host/time/clock.ts';
import { TokenBuckets } from '../../host/time/token-bucket.ts';

/** How much lies unread at the sockets of each device: who reads nothing on many lines would have all of the memory. */
/** A client that lets so many bytes pile up has stopped reading. */
const MAX_BACKLOG_PER_SOCKET_BYTES = 4 * 1024 * 1024;

/** So many may pile up at all sockets of one device. */
const MAX_BACKLOG_PER_DEVICE_BYTES = 16 * 1024 * 1024;

/** A socket with less is never the one that has to go: then nothing has to be counted for most messages. */
const UNCOUNTED_BACKLOG_BYTES = 64 * 1024;

/** What a socket has not sent yet, in bytes. */
interface Buffered {
  readonly bufferedAmount: number;
}

export class SendBacklog {
  readonly #sockets = new Map<string, Set<Buffered>>();

  /** Counts what lies at this socket until the returned function is called. */
  add(device: string, socket: Buffered): () => void {
    const sockets = this.#sockets.get(device) ?? new Set();
    this.#sockets.set(device, sockets.add(socket));
    return () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.#sockets.delete(device);
    };
  }

  /** Whether nothing more is sent over this socket. */
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
