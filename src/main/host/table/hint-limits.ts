/** How often hints are asked for, and how many are thought about at once, at whatever tables of this host: one thread thinks. */
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { TokenBuckets } from '../time/buckets.ts';
import type { Clock } from '../time/clock.ts';

/** So often a session may ask: one in four seconds, and some at once. */
const PER_SESSION = { perSecond: 0.25, atOnce: 6 };

/** So often a device may, by whatever sessions: a party that shares one. */
const PER_DEVICE = { perSecond: 1, atOnce: 12 };

/** So many are thought about at once for one device, and in all: each takes its part of the thread's memory. */
const MAX_CONCURRENT_PER_DEVICE = 3;
const MAX_CONCURRENT_HINTS = 12;

/** Who asks. */
interface HintRequester {
  readonly session: string;
  readonly device: string;
}

export class HintLimits {
  readonly #sessions: TokenBuckets;
  readonly #devices: TokenBuckets;
  /** The devices for which a hint is thought about now, once for each. */
  readonly #thinking: string[] = [];

  constructor(clock: Clock) {
    this.#sessions = new TokenBuckets(clock, PER_SESSION);
    this.#devices = new TokenBuckets(clock, PER_DEVICE);
  }

  /** Why none is thought about for this one now. */
  refuse({ session, device }: HintRequester): Refusal | undefined {
    const own = this.#thinking.filter((one) => one === device).length;
    if (own >= MAX_CONCURRENT_PER_DEVICE || this.#thinking.length >= MAX_CONCURRENT_HINTS) return refusal('hint', 'hint-thinking');
    const ms = Math.max(this.#sessions.wait(session), this.#devices.wait(device));
    return ms > 0 ? refusal('hint', 'too-many-hints', { seconds: Math.ceil(ms / 1000) }) : undefined;
  }

  /** One is thought about, and counts; the answer is to be called when it is at its end. */
  begin({ session, device }: HintRequester): () => void {
    this.#sessions.take(session);
    this.#devices.take(device);
    this.#thinking.push(device);
    return () => void this.#thinking.splice(this.#thinking.indexOf(device), 1);
  }
}
