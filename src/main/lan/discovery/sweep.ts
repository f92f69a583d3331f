/**
 * Asks the addresses around, one by one, what they advertise: for where no multicast comes through. Only while somebody
 * looks, a few at a time, one pass in a while; whoever answered is asked every round as long as they answer.
 */
import { USUAL_PORT } from '#shared/protocol/lan.ts';
import type { Clock } from '../../host/time/clock.ts';
import type { Advertised } from '../reach/about.ts';
import { type Around, around } from '../reach/around.ts';
import { fetchTables, type Silence } from '../reach/fetch-about.ts';
import { neighbours } from '../reach/neighbours.ts';

/** So many are asked at a time. */
const AT_ONCE = 48;

/** A pass begins no sooner than so long after the one before, in ms, whoever looks away and looks again. */
const EVERY = 20_000;

/** Who is there has a line for us within this time, in ms, and has said all within the other. */
const LINE_WITHIN = 350;
const PATIENCE = 1500;

/** Hosts are where they usually are, or where others were heard: at so many ports. */
const MOST_PORTS = 3;

/** Who did not answer so many rounds is a host no more. */
const MISSED = 2;

/** What is advertised there, or why nothing is. */
export type AskTables = (address: string, port: number, signal: AbortSignal) => Promise<Advertised | Silence>;

/** What a host said. */
export interface Answer extends Around {
  readonly port: number;
  readonly tables: Advertised;
}

export interface SweepOptions {
  readonly clock: Clock;
  readonly ask?: AskTables;
  /** All that may be asked, in order. */
  readonly list?: () => Promise<readonly Around[]>;
}

/** A host that has answered, and how often it has not since. */
interface Known extends Around {
  readonly port: number;
  missed: number;
}

export class Sweep {
  readonly #clock: Clock;
  readonly #ask: AskTables;
  readonly #list: () => Promise<readonly Around[]>;
  /** Of the pass that was begun last: who has not been asked yet. */
  #left: Around[] = [];
  #beganAt = Number.NEGATIVE_INFINITY;
  readonly #known = new Map<string, Known>();

  constructor({ clock, ask = askTables, list = aroundHere }: SweepOptions) {
    this.#clock = clock;
    this.#ask = ask;
    this.#list = list;
  }

  /** Whoever is known is asked again; and all around, if it is time. What they say is told, until the signal ends it. */
  async round(heardPorts: readonly number[], tell: (answer: Answer) => void, signal: AbortSignal): Promise<void> {
    await Promise.all([this.#askKnown(tell, signal), this.#pass(heardPorts, tell, signal)]);
  }

  async #askKnown(tell: (answer: Answer) => void, signal: AbortSignal): Promise<void> {
    await eachOf([...this.#known.values()], signal, async (host) => {
      const tables = await this.#ask(host.address, host.port, signal);
      if (signal.aborted) return;
      if (typeof tables === 'object') {
        host.missed = 0;
        tell({ ...host, tables });
      } else if (++host.missed >= MISSED) this.#known.delete(keyOf(host));
    });
  }

  /** A pass that somebody looked away from goes on where it was. */
  async #pass(heardPorts: readonly number[], tell: (answer: Answer) => void, signal: AbortSignal): Promise<void> {
    const now = this.#clock.now();
    if (this.#left.length === 0) {
      if (now - this.#beganAt < EVERY) return;
      this.#beganAt = now;
      this.#left = [...(await this.#list())];
    }
    const ports = [...new Set([USUAL_PORT, ...heardPorts])].slice(0, MOST_PORTS);
    await eachOf(drained(this.#left), signal, (one) => this.#askAt(one, ports, tell, signal));
  }

  /** At a port more only where there is somebody at all. */
  async #askAt(
    one: Around,
    ports: readonly number[],
    tell: (answer: Answer) => void,
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
export async function eachOf<T>(all: Iterable<T>, signal: AbortSignal, act: (one: T) => Promise<void>): Promise<void> {
  const rest = all[Symbol.iterator]();
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const { value, done } = rest.next();
      if (done) return;
      await act(value);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Takes one after another out of a list. */
function* drained<T>(list: T[]): Generator<T, void> {
  for (let one = list.shift(); one !== undefined; one = list.shift()) yield one;
}

/** Whoever is known to the system is asked first. */
export async function aroundHere(): Promise<readonly Around[]> {
  const { answered } = await neighbours();
  return around(new Set(answered));
}

const askTables: AskTables = (address, port, signal) =>
  fetchTables(address, port, { patience: PATIENCE, lineWithin: LINE_WITHIN, signal });

function keyOf({ address, port }: { readonly address: string; readonly port: number }): string {
  return `${address}:${port}`;
}
