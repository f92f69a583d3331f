/**
 * Asks hosts which tables they have open. Anybody may advertise anything in anybody's name, so asking is rationed: each
 * computer is asked once a second at most, so many at a time in all, and who never answers less and less often; whoever
 * has not been asked yet comes before those.
 */
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import type { Cancel, Clock } from '../../host/time/clock.ts';
import type { AboutHost } from '../reach/about.ts';

/** A computer is not asked again so soon, in ms, whoever advertises whatever in its name. */
const MIN_PROBE_INTERVAL_MS = 1000;

/** So many are asked at a time. */
const MAX_CONCURRENT_PROBES = 16;

/** Who did not answer is left alone for so long, in ms, and twice as long each time. */
const BACKOFF_MS = 4000;
const MAX_BACKOFF_MS = 64_000;

/** So many are remembered for having given no answer, besides those that are advertised still; so many for one. */
const MAX_UNREACHABLE = 256;
const MAX_KNOWN_HOSTS = 64;

/** Wishes so close to each other are looked at as one, in ms. */
const COALESCE_MS = 20;

/** Asks at an address, as `ADDRESS:PORT`; nothing where no host answers. */
export type Probe = (address: string) => Promise<AboutHost | undefined>;

export interface HostProberOptions {
  readonly clock: Clock;
  readonly ask: Probe;
  /** Whether anything is advertised there still: else nobody wants to know. */
  readonly isMeant: (address: string) => boolean;
}

interface Waiting {
  readonly address: string;
  readonly computer: string;
  /** How often in a row it gave no answer. */
  readonly silent: number;
  readonly since: number;
}

export class HostProber {
  readonly #clock: Clock;
  readonly #ask: Probe;
  readonly #isMeant: (address: string) => boolean;
  readonly #answered: (address: string, about: AboutHost | undefined) => void;
  /** By `ADDRESS:PORT`: who wants to be asked. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #silent = new Map<string, { readonly times: number; readonly until: number }>();
  /** Who has answered ever: they are asked as often as ever, and found at once when they are back. */
  readonly #known = new Set<string>();
  /** The computers that are being asked, or were just now. */
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

  /** Asks there as soon as that may be. */
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

  /** Who wants to be asked may be many at once. */
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

/** At the usual port there is a host sooner than at any other. */
function portRank({ address }: Waiting): number {
  return address.endsWith(`:${DEFAULT_PORT}`) ? 0 : 1;
}

/** All ports of a computer are asked one after another. */
export function computerOf(address: string): string {
  return address.replace(/:\d+$/, '');
}
