/**
 * Asks the addresses around, one by one, what they advertise: for where no multicast comes through. Only while somebody
 * looks, a few at a time, one pass in a while; whoever answered is asked every round as long as they answer.
 */
import { DEFAULT_PORT } from '#shared/protocol/lan.ts';
import type { Clock } from '../../host/time/clock.ts';
import type { Advertised } from '../reach/about.ts';
import { fetchTables, type ProbeFailure } from '../reach/fetch-about.ts';
import { neighbours } from '../reach/neighbours.ts';
import { type SubnetCandidate, subnetCandidates } from '../reach/subnet-candidates.ts';

/** So many are asked at a time. */
const MAX_CONCURRENT_REQUESTS = 48;

/** A pass begins no sooner than so long after the one before, in ms, whoever looks away and looks again. */
const PASS_INTERVAL_MS = 20_000;

/** Who is there has a line for us within this time, in ms, and has said all within the other. */
const CONNECT_TIMEOUT_MS = 350;
const ANSWER_TIMEOUT_MS = 1500;

/** Hosts are where they usually are, or where others were heard: at so many ports. */
const MAX_PORTS = 3;

/** Who did not answer so many rounds is a host no more. */
const MAX_MISSED_ROUNDS = 2;

/** What is advertised there, or why nothing is. */
export type AskTables = (address: string, port: number, signal: AbortSignal) => Promise<Advertised | ProbeFailure>;

/** What a host said. */
export interface ScanAnswer extends SubnetCandidate {
  readonly port: number;
  readonly tables: Advertised;
}

export interface SubnetScanOptions {
  readonly clock: Clock;
  readonly ask?: AskTables;
  /** All that may be asked, in order. */
  readonly list?: () => Promise<readonly SubnetCandidate[]>;
}

/** A host that has answered, and how often it has not since. */
interface Known extends SubnetCandidate {
  readonly port: number;
  missed: number;
}

export class SubnetScan {
  readonly #clock: Clock;
  readonly #ask: AskTables;
  readonly #list: () => Promise<readonly SubnetCandidate[]>;
  /** Of the pass that was begun last: who has not been asked yet. */
  #left: SubnetCandidate[] = [];
  #beganAt = Number.NEGATIVE_INFINITY;
  readonly #known = new Map<string, Known>();

  constructor({ clock, ask = askTables, list = scanCandidates }: SubnetScanOptions) {
    this.#clock = clock;
    this.#ask = ask;
    this.#list = list;
  }

  /** Whoever is known is asked again; and all around, if it is time. What they say is told, until the signal ends it. */
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

  /** A pass that somebody looked away from goes on where it was. */
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

  /** At a port more only where there is somebody at all. */
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

/** Does it for each, so many at a time, until the signal ends it. */
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

/** Whoever is known to the system is asked first. */
export async function scanCandidates(): Promise<readonly SubnetCandidate[]> {
  const { answered } = await neighbours();
  return subnetCandidates(new Set(answered));
}

const askTables: AskTables = (address, port, signal) =>
  fetchTables(address, port, { answerTimeoutMs: ANSWER_TIMEOUT_MS, connectTimeoutMs: CONNECT_TIMEOUT_MS, signal });

function keyOf({ address, port }: { readonly address: string; readonly port: number }): string {
  return `${address}:${port}`;
}
