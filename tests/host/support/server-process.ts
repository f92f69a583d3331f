/** The table server as a process of its own, run from source, or as it was built (`BUILT=1`): that starts faster. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** It speaks English, wherever the test runs; what was compiled once is not compiled again: it starts in half the time. */
const ENV = { ...process.env, LC_ALL: 'C', NODE_COMPILE_CACHE: join(tmpdir(), 'panno-verde-compiled') };

const FILE = process.env.BUILT ? '../../../out/main/headless.js' : '../../../src/main/headless.ts';
const PROGRAM = fileURLToPath(new URL(FILE, import.meta.url));

/** A test sends nothing to the network it runs in. */
const NO_DISCOVERY = ['--no-discovery'];

export interface ChildServer {
  readonly port: number;
  /** From its start until it said where it is, in ms. */
  readonly startedIn: number;
  /** What it has said so far. */
  said(): string;
  /** Sends the signal and waits until it is gone; its exit code, null where the signal was the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts it and waits until it listens. */
export async function startChild(data: string, ...more: string[]): Promise<ChildServer> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [PROGRAM, ...NO_DISCOVERY, '--port', '0', '--host', '127.0.0.1', '--data', data, ...more],
    {
      env: ENV,
    },
  );
  running.add(child);
  const exited = once(child, 'exit').finally(() => running.delete(child));
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      const [, digits] = /http:[/][/]127[.]0[.]0[.]1:(\d+)/.exec(said) ?? [];
      if (digits) resolve(Number(digits));
    });
    exited.then(() => reject(new Error(said)));
  });
  return {
    port,
    startedIn: performance.now() - began,
    said: () => said,
    async end(signal) {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** Runs it until it ends by itself. */
export function runToEnd(...args: string[]): Promise<Run> {
  return runIn({}, ...args);
}

/** What a run came to. */
interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** The same where the system is another: `LC_ALL`. */
export async function runIn(system: Readonly<Record<string, string>>, ...args: string[]): Promise<Run> {
  const child = spawn(process.execPath, [PROGRAM, ...NO_DISCOVERY, ...args], { env: { ...ENV, ...system } });
  running.add(child);
  let out = '';
  let error = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    error += text;
  });
  const [code] = await once(child, 'close');
  running.delete(child);
  return { code, out, error };
}

/** For `afterAll`: nothing that was started here stays. */
export function endChildren(): void {
  for (const child of running) child.kill('SIGKILL');
}
