/**
 * Scans the subnet by asking addresses one by one what they advertise, where multicast doesn't get
 * through. Runs only during a search, a few requests at a time, one pass per interval; hosts that
 * answered are asked every round.
 */
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import type { Clock } from '../../host/time/clock.ts';
import { type Advertised, fetchTables, type ProbeFailure } from '../reach/about.ts';
import { neighbours, type SubnetCandidate, subnetCandidates } from '../reach/neighbours.ts';

const MAX_CONCURRENT_REQUESTS = 48;

/** Min interval between passes, in ms, however often a search starts. */
const PASS_INTERVAL_MS = 20_000;

/** Timeouts for connecting and for the whole answer, in ms. */
const CONNECT_TIMEOUT_MS = 350;
const ANSWER_TIMEOUT_MS = 1500;

/** Max ports per address: the default, and those of advertised hosts. */
const MAX_PORTS = 3;

/** Missed rounds after which a host is dropped. */
const MAX_MISSED_ROUNDS = 2;

/** Asks what is advertised there; the result is the tables or the failure. */
export type AskTables = (address: string, port: number, signal: AbortSignal) => Promise<Advertised | ProbeFailure>;

/** What a host said. */
export interface ScanAnswer extends SubnetCandidate {
  readonly port: number;
  readonly tables: Advertised;
}

export interface SubnetScanOptions {
  readonly clock: Clock;
  readonly ask?: AskTables;
  /** The addresses to scan, in order. */
  readonly list?: () => Promise<readonly SubnetCandidate[]>;
}

/** A host that answered, and its missed rounds since. */
interface Known extends SubnetCandidate {
  readonly port: number;
  missed: number;
}

export class SubnetScan {
  readonly #clock: Clock;
  readonly #ask: AskTables;
  readonly #list: () => Promise<readonly SubnetCandidate[]>;
  /** Addresses the latest pass has left. */
  #left: SubnetCandidate[] = [];
  #beganAt = Number.NEGATIVE_INFINITY;
  readonly #known = new Map<string, Known>();

  constructor({ clock, ask = askTables, list = scanCandidates }: SubnetScanOptions) {
    this.#clock = clock;
    this.#ask = ask;
    this.#list = list;
  }

  /**
   * Asks known hosts again, and starts a pass if one is due. Calls `tell` with answers until the
   * signal aborts.
   */
  async round(heardPorts: readonly number[], tell: (answer: ScanAnswer) => void, signal: AbortSignal): Promise<void> {
    await Promise.all([this.#askKnown(tell, signal), this.#pass(heardPorts, tell, signal)]);
  }

  async #askKnown(tell: (answer: ScanAnswer) => void, signal: AbortSignal): Promise<void> {
    await forEachUntilAborted([...this.#known.values()], signal, async (host) => {
      const tables = await this.#ask(host.address, host.port, signal);
      if (signal.aborted) return;
      if (typeof tables === 'object') {
        host.missed = 0;
        tell({ ...host, tables });
      } else if (++host.missed >= MAX_MISSED_ROUNDS) this.#known.delete(keyOf(host));
    });
  }

  /** An interrupted pass continues where it was. */
  async #pass(heardPorts: readonly number[], tell: (answer: ScanAnswer) => void, signal: AbortSignal): Promise<void> {
    const now = this.#clock.now();
    if (this.#left.length === 0) {
      if (now - this.#beganAt < PASS_INTERVAL_MS) return;
      this.#beganAt = now;
      this.#left = [...(await this.#list())];
    }
    const ports = [...new Set([DEFAULT_PORT, ...heardPorts])].slice(0, MAX_PORTS);
    await forEachUntilAborted(drained(this.#left), signal, (one) => this.#askAt(one, ports, tell, signal));
  }

  /** Further ports are asked only where a computer answered. */
  async #askAt(
    one: SubnetCandidate,
    ports: readonly number[],
    tell: (answer: ScanAnswer) => void,
    signal: AbortSignal,
  ): Promise<void> {
    for (const port of ports) {
      const host = { ...one, port };
      if (this.#known.has(keyOf(host))) continue;
      const tables = await this.#ask(one.address, port, signal);
      if (signal.aborted || tables === 'no-answer') return;
      if (typeof tables !== 'object') continue;
      this.#known.set(keyOf(host), { ...host, missed: 0 });
      tell({ ...host, tables });
    }
  }
}

/** Runs the callback for each item, a few at a time, until the signal aborts. */
export async function forEachUntilAborted<T>(
  all: Iterable<T>,
  signal: AbortSignal,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const rest = all[Symbol.iterator]();
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const { value, done } = rest.next();
      if (done) return;
      await act(value);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_REQUESTS }, work));
}

/** Takes one after another out of a list. */
function* drained<T>(list: T[]): Generator<T, void> {
  for (let one = list.shift(); one !== undefined; one = list.shift()) yield one;
}

/** Addresses in the system's ARP table come first. */
export async function scanCandidates(): Promise<readonly SubnetCandidate[]> {
  const { answered } = await neighbours();
  return subnetCandidates(new Set(answered));
}

const askTables: AskTables = (address, port, signal) =>
  fetchTables(address, port, { answerTimeoutMs: ANSWER_TIMEOUT_MS, connectTimeoutMs: CONNECT_TIMEOUT_MS, signal });

function keyOf({ address, port }: { readonly address: string; readonly port: number }): string {
  return `${address}:${port}`;
}
