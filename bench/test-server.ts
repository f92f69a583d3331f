/** The built table server as a process of its own, and people who come to it over sockets. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import type { ContractRouterClient } from '@orpc/contract';
import { buildIfNeeded } from '../build/build-if-needed.ts';
import type { contract } from '../src/shared/protocol/contract.ts';

export type Client = ContractRouterClient<typeof contract>;

export interface Server {
  readonly port: number;
  readonly pid: number | undefined;
  /** From its start until it listened, in ms. */
  readonly startedIn: number;
  /** Memory that it has now, in MB. */
  rss(): number;
  /** What of it somebody holds, in bytes: what nobody does is thrown away first. Of a server that was wanted so; rejects else. */
  alive(): Promise<number>;
  close(): void;
}

interface ServerOptions {
  /** Where it listens; on this computer alone without it. */
  readonly host?: string | undefined;
  /** The folder of another checkout, built, whose server it is to be. */
  readonly of?: string | undefined;
  /** Further flags. */
  readonly more?: readonly string[];
  /** It is to be asked what is alive in it. */
  readonly isWeighed?: boolean;
}

/** Builds what is not built, and starts it on a folder of its own; bots play without a pause. */
export async function startServer({
  host = '127.0.0.1',
  of,
  more = [],
  isWeighed = false,
}: ServerOptions = {}): Promise<Server> {
  if (of === undefined) buildIfNeeded();
  const data = mkdtempSync(join(tmpdir(), 'panno-verde-bench-'));
  const began = performance.now();
  const program = resolve(of ?? join(import.meta.dirname, '..'), 'out/main/headless.js');
  const before = isWeighed ? ['--expose-gc', '--import', join(import.meta.dirname, 'heap.ts')] : [];
  const child = spawn(
    process.execPath,
    [...before, program, '--port', '0', '--host', host, '--data', data, '--pace', '0', '--no-discovery', ...more],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  // A bench that breaks leaves nothing running.
  const end = (): boolean => child.kill();
  process.once('exit', end);
  return {
    port: await saidBy(child, /:(\d+)[/]/),
    pid: child.pid,
    startedIn: performance.now() - began,
    async alive() {
      if (!isWeighed) throw new Error('only a server that was wanted so can be weighed');
      const told = saidBy(child, /alive (\d+)/);
      child.kill('SIGUSR2');
      return told;
    },
    rss: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    close() {
      process.off('exit', end);
      child.kill('SIGTERM');
      child.once('exit', () => rmSync(data, { recursive: true, force: true }));
    },
  };
}

/** The number that it says in such words, the next time that it does. */
function saidBy({ stdout }: ChildProcess, words: RegExp): Promise<number> {
  return new Promise((resolve) => {
    const read = (text: Buffer): void => {
      const [, digits] = words.exec(String(text)) ?? [];
      if (!digits) return;
      stdout?.off('data', read);
      stdout?.resume();
      resolve(Number(digits));
    };
    stdout?.on('data', read);
  });
}

/** A person's line to the server, greeted. */
export interface Session {
  readonly client: Client;
  /** By which they are known when they come again. */
  readonly token: string;
  /** Resolves when the line is gone. */
  readonly gone: Promise<void>;
  leave(): void;
}

interface SessionOptions {
  /** By their token of before. */
  readonly token?: string;
  /** From this address, as a proxy on this computer says it: the host has to trust that. */
  readonly from?: string;
}

/** Somebody comes; fails where nobody listens. */
export async function openSession(
  { port }: Pick<Server, 'port'>,
  { token: known, from }: SessionOptions = {},
): Promise<Session> {
  const headers = from === undefined ? {} : { 'x-forwarded-for': from };
  // Node's own takes headers, which no browser's does.
  const websocket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers } as unknown as string[]);
  const gone = new Promise<void>((resolve) => websocket.addEventListener('close', () => resolve()));
  const isOpen = await Promise.race([
    new Promise<true>((resolve) => websocket.addEventListener('open', () => resolve(true))),
    gone,
  ]);
  if (!isOpen) throw new Error(`nobody listens at port ${port}`);
  const client: Client = createORPCClient(new RPCLink({ websocket }));
  const { token } = await client.session.greet({ ...(known && { token: known }) });
  return { client, token, gone, leave: () => websocket.close() };
}

/** Somebody who comes again, elsewhere, where their line breaks. */
export interface Person {
  /** Over the line that they have now. */
  client: Client;
}

/** So long they wait before they dial again, in ms. */
const REDIAL = 500;

/** So many live in one household, which goes by one address. */
const HOUSEHOLD = 10;

/** The address of the household of the `k`-th one who comes. */
function addressOf(k: number): string {
  const household = Math.floor(k / HOUSEHOLD);
  return `10.${household >> 8}.${household & 255}.1`;
}

/** The `k`-th one who comes, at one of these in turn, and at the next one whenever their line is gone. The hosts trust a proxy here. */
export async function reconnectingPerson(servers: readonly Pick<Server, 'port'>[], k: number): Promise<Person> {
  const dial = (at: number, token?: string): Promise<Session> =>
    openSession(servers[at % servers.length] as Pick<Server, 'port'>, { from: addressOf(k), ...(token && { token }) });
  const first = await dial(k);
  const person: Person = { client: first.client };
  void (async () => {
    let { gone } = first;
    for (let at = k + 1; ; at++) {
      await gone;
      await new Promise((resolve) => setTimeout(resolve, REDIAL).unref());
      const again = await dial(at, first.token).catch(() => undefined);
      if (again) [person.client, gone] = [again.client, again.gone];
    }
  })();
  return person;
}
