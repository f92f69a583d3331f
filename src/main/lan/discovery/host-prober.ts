/**
 * Probes hosts for their open tables. Advertisements are unauthenticated, so probes are
 * rate-limited: one a second per computer, a bounded number at a time, with backoff for hosts that
 * don't answer; new hosts come first.
 */
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import type { Cancel, Clock } from '../../host/time/clock.ts';
import type { AboutHost } from '../reach/about.ts';

/** Min interval between probes of one computer, in ms, whatever is advertised in its name. */
const MIN_PROBE_INTERVAL_MS = 1000;

const MAX_CONCURRENT_PROBES = 16;

/** Backoff after a failed probe, in ms; doubles each time. */
const BACKOFF_MS = 4000;
const MAX_BACKOFF_MS = 64_000;

/** Max hosts remembered that gave no answer beyond those still advertised, and that ever answered. */
const MAX_UNREACHABLE = 256;
const MAX_KNOWN_HOSTS = 64;

/** Requests this close together are coalesced, in ms. */
const COALESCE_MS = 20;

/** Probes `ADDRESS:PORT`; undefined where no host answers. */
export type Probe = (address: string) => Promise<AboutHost | undefined>;

export interface HostProberOptions {
  readonly clock: Clock;
  readonly ask: Probe;
  /** Whether the address is still advertised: otherwise the probe is dropped. */
  readonly isMeant: (address: string) => boolean;
}

interface Waiting {
  readonly address: string;
  readonly computer: string;
  /** Failed probes in a row. */
  readonly silent: number;
  readonly since: number;
}

export class HostProber {
  readonly #clock: Clock;
  readonly #ask: Probe;
  readonly #isMeant: (address: string) => boolean;
  readonly #answered: (address: string, about: AboutHost | undefined) => void;
  /** Pending probes by `ADDRESS:PORT`. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #silent = new Map<string, { readonly times: number; readonly until: number }>();
  /** Hosts that ever answered: they have no backoff, so a returning one is found at once. */
  readonly #known = new Set<string>();
  /** Computers with a probe running or just done. */
  readonly #busy = new Set<string>();
  #asking = 0;
  #soon: Cancel | undefined;
  #stopped = false;

  constructor(
    { clock, ask, isMeant }: HostProberOptions,
    answered: (address: string, about: AboutHost | undefined) => void,
  ) {
    this.#clock = clock;
    this.#ask = ask;
    this.#isMeant = isMeant;
    this.#answered = answered;
  }

  /** Probes the address as soon as the limits allow. */
  request(address: string): void {
    if (this.#waiting.has(address) || this.#stopped) return;
    const { times = 0, until = 0 } = this.#silent.get(address) ?? {};
    if (this.#clock.now() < until) return;
    this.#waiting.set(address, { address, computer: computerOf(address), silent: times, since: this.#clock.now() });
    this.#goSoon();
  }

  stop(): void {
    this.#stopped = true;
    this.#soon?.();
    this.#waiting.clear();
  }

  /** Coalesces requests. */
  #goSoon(): void {
    this.#soon ??= this.#clock.after(COALESCE_MS, () => {
      this.#soon = undefined;
      this.#go();
    });
  }

  #go(): void {
    this.#forget();
    const ready = [...this.#waiting.values()].filter(({ computer }) => !this.#busy.has(computer));
    ready.sort((a, b) => a.silent - b.silent || portRank(a) - portRank(b) || a.since - b.since);
    for (const { address, computer } of ready) {
      if (this.#asking >= MAX_CONCURRENT_PROBES) return;
      if (this.#busy.has(computer)) continue;
      this.#waiting.delete(address);
      this.#askAt(address, computer).catch(() => undefined);
    }
  }

  #forget(): void {
    for (const address of this.#waiting.keys()) if (!this.#isMeant(address)) this.#waiting.delete(address);
    if (this.#silent.size <= MAX_UNREACHABLE) return;
    for (const address of this.#silent.keys()) if (!this.#isMeant(address)) this.#silent.delete(address);
  }

  async #askAt(address: string, computer: string): Promise<void> {
    this.#busy.add(computer);
    this.#asking++;
    const about = await this.#ask(address).catch(() => undefined);
    this.#asking--;
    this.#clock.after(MIN_PROBE_INTERVAL_MS, () => {
      this.#busy.delete(computer);
      this.#goSoon();
    });
    this.#note(address, about !== undefined);
    if (!this.#stopped) this.#answered(address, about);
    this.#goSoon();
  }

  #note(address: string, isThere: boolean): void {
    if (isThere) {
      this.#silent.delete(address);
      this.#known.delete(address);
      this.#known.add(address);
      for (const oldest of this.#known) if (this.#known.size > MAX_KNOWN_HOSTS) this.#known.delete(oldest);
      return;
    }
    const times = this.#known.has(address) ? 1 : (this.#silent.get(address)?.times ?? 0) + 1;
    const until = this.#clock.now() + Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** (times - 1));
    this.#silent.set(address, { times, until });
  }
}

/** The default port comes first: a host is likeliest there. */
function portRank({ address }: Waiting): number {
  return address.endsWith(`:${DEFAULT_PORT}`) ? 0 : 1;
}

/** The computer's address without the port: its ports are probed one by one. */
export function computerOf(address: string): string {
  return address.replace(/:\d+$/, '');
}
