/** A table server on a computer of a house of namespaces, and somebody who sits there. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';
import type { DiscoveredTable } from '#shared/protocol/lan.ts';
import type { Computer } from '../../../tools/network-namespaces.ts';

const SERVER = join(import.meta.dirname, '../../../src/main/headless.ts');
const GUEST = join(import.meta.dirname, 'guest.ts');

/** How long the others may take to see what has changed, in ms. */
export const SEEN = { timeout: 20_000, interval: 50 };

export interface Answer {
  readonly value?: unknown;
  readonly refusal?: { readonly reason: string };
  readonly failed?: string;
}

/** A computer with a table server on it, and somebody who sits there. */
export class Host {
  readonly computer: Computer;
  readonly #data: string;
  #server: ChildProcess | undefined;
  #guest: ChildProcess | undefined;
  #count = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  found: DiscoveredTable[] = [];
  said = '';

  constructor(computer: Computer, data: string) {
    this.computer = computer;
    this.#data = data;
  }

  async start(...flags: string[]): Promise<void> {
    const server = this.computer.spawn(process.execPath, SERVER, '--data', this.#data, ...flags);
    this.#server = server;
    this.said = '';
    server.stdout?.on('data', (text) => {
      this.said += text;
    });
    server.stderr?.on('data', (text) => {
      this.said += text;
    });
    await vi.waitFor(() => expect(this.said).toContain('Everything is kept'), SEEN);
    const own = /on this computer at http:\/\/localhost(:\d+)/.exec(this.said)?.[1] ?? '';
    const guest = this.computer.spawn(process.execPath, GUEST, `127.0.0.1${own}`);
    this.#guest = guest;
    if (!guest.stdout) throw new Error('the guest says nothing');
    createInterface({ input: guest.stdout }).on('line', (line) => this.#take(JSON.parse(line)));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const exited = new Promise((resolve) => this.#server?.once('exit', resolve));
    this.#guest?.kill('SIGKILL');
    this.#server?.kill(signal);
    await exited;
    this.found = [];
  }

  /** Calls a procedure of the contract, at the own host or at another one. */
  do(call: string, input: unknown, at?: string): Promise<Answer> {
    const id = this.#count++;
    this.#guest?.stdin?.write(`${JSON.stringify({ id, call, input, at })}\n`);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** The addresses of the hosts that are found. */
  sees(): string[] {
    return this.found.map(({ address }) => address).sort();
  }

  /** The tables of this host. */
  async tables(): Promise<string[]> {
    const { value } = await this.do('tables.all', {});
    return value as string[];
  }

  #take(line: Answer & { readonly found?: DiscoveredTable[]; readonly id?: number }): void {
    if (line.found) this.found = line.found;
    else if (line.id !== undefined) this.#waiting.get(line.id)?.(line);
  }
}
