/**
 * Call-back: a neighbour asks whether it is reachable, and this host calls its source address, no
 * other, at the port it names. The response tells nothing: the neighbour sees the call itself.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4 } from 'node:net';
import type { TokenBuckets } from '../../host/time/token-bucket.ts';
import { CALL_HEADER, CALL_ID, fetchAbout, PORT_HEADER, type ProbeTimeouts } from '../reach/about.ts';
import { isNearby } from '../reach/addresses.ts';

/** A diagnosis asks once or twice. */
export const CALL_BACK_RATE = { perSecond: 0.2, atOnce: 4 };

/** Max call-backs at a time. */
const MAX_CONCURRENT_CALL_BACKS = 4;

/** Timeouts of a call-back, in ms. */
const CALL_BACK_TIMEOUTS: ProbeTimeouts = { answerTimeoutMs: 1500, connectTimeoutMs: 1200 };

/** Lower ports belong to the system. */
const FIRST_PORT = 1024;
const LAST_PORT = 65_535;

export interface CallBackOptions {
  readonly buckets: TokenBuckets;
  readonly isNear?: (address: string) => boolean;
  readonly call?: (address: string, port: number, call: string) => Promise<unknown>;
}

/** Returns an HTTP status: 200 once the call was made, whatever its result. */
export type CallBack = (address: string, headers: IncomingHttpHeaders) => Promise<200 | 400 | 403 | 429>;

export function makeCallBack({ buckets, isNear = isNearby, call = callThere }: CallBackOptions): CallBack {
  let calling = 0;
  return async (address, headers) => {
    // A foreign web page can cause the request, but can't set these headers.
    const [port, name] = [Number(headers[PORT_HEADER]), headers[CALL_HEADER]];
    const isSound = Number.isInteger(port) && port >= FIRST_PORT && port <= LAST_PORT;
    if (!isSound || typeof name !== 'string' || !CALL_ID.test(name)) return 400;
    if (!isIPv4(address) || !isNear(address)) return 403;
    if (calling >= MAX_CONCURRENT_CALL_BACKS || !buckets.take(address)) return 429;
    calling++;
    try {
      await call(address, port, name);
    } finally {
      calling--;
    }
    return 200;
  };
}

function callThere(address: string, port: number, call: string): Promise<unknown> {
  return fetchAbout(address, port, { ...CALL_BACK_TIMEOUTS, call });
}
