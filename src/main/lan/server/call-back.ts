/**
 * A host in the house asks whether it can be reached: it is called at the address it asks from, and nowhere else, at the
 * port it names, for the one page that any host shows. What comes of that it sees for itself; nothing of it is told here.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4 } from 'node:net';
import type { TokenBuckets } from '../../host/time/token-bucket.ts';
import { CALL_HEADER, CALL_ID, PORT_HEADER } from '../reach/about.ts';
import { isNearby } from '../reach/addresses.ts';
import { fetchAbout, type ProbeTimeouts } from '../reach/fetch-about.ts';

/** A doctor asks once or twice. */
export const CALL_BACK_RATE = { perSecond: 0.2, atOnce: 4 };

/** So many are called at once, whoever asks. */
const MAX_CONCURRENT_CALL_BACKS = 4;

/** What keeps a call waiting ends within this time, in ms. */
const CALL_BACK_TIMEOUTS: ProbeTimeouts = { answerTimeoutMs: 1500, connectTimeoutMs: 1200 };

/** Below lie the system's own. */
const FIRST_PORT = 1024;
const LAST_PORT = 65_535;

export interface CallBackOptions {
  readonly buckets: TokenBuckets;
  readonly isNear?: (address: string) => boolean;
  readonly call?: (address: string, port: number, call: string) => Promise<unknown>;
}

/** Answers who asks from an address with the status of HTTP: 200 once it was called, whatever came of it. */
export type CallBack = (address: string, headers: IncomingHttpHeaders) => Promise<200 | 400 | 403 | 429>;

export function makeCallBack({ buckets, isNear = isNearby, call = callThere }: CallBackOptions): CallBack {
  let calling = 0;
  return async (address, headers) => {
    // A page of whatever site may make a browser ask, but not with headers of ours.
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
