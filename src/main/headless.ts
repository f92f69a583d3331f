/** npm run serve -- [--port N] [--host H] [--data DIR] [--pace MS]: the table server, the same host without Electron. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { renderUnicodeCompact } from 'uqr';
import { botWorkerBeside, type RunningHost, startHost } from './host/start.ts';
import { bracketed, lanAddresses } from './lan/addresses.ts';
import { listen, type Server } from './lan/server.ts';
import { FolderUnusable } from './store/open.ts';

const PORT = 4747;

interface Arguments {
  readonly port: number;
  readonly host: string | undefined;
  readonly data: string;
  readonly pace: number | undefined;
}

function readArguments(args: string[]): Arguments {
  const { values } = parse(args);
  return {
    port: values.port === undefined ? PORT : readNumber('--port', values.port, 65_535),
    host: values.host,
    data: resolve(values.data ?? usualFolder()),
    pace: values.pace === undefined ? undefined : readNumber('--pace', values.pace, 60_000),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { port: text, host: text, data: text, pace: text } });
  } catch (error) {
    return fail(error instanceof Error ? error.message.split('\n', 1)[0] : error);
  }
}

function readNumber(name: string, text: string, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value <= max ? value : fail(`${name} wants a whole number from 0 to ${max}, not ${text}`);
}

/** Where programs keep what is theirs, on each system. */
function usualFolder(): string {
  const { XDG_DATA_HOME, APPDATA } = process.env;
  switch (process.platform) {
    case 'darwin':
      return join(homedir(), 'Library', 'Application Support', 'panno-verde');
    case 'win32':
      return join(APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'panno-verde');
    default:
      return join(XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'panno-verde');
  }
}

/** One line on standard error, exit 2. */
function fail(why: unknown): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}

function open({ data, pace }: Arguments): RunningHost {
  try {
    return startHost({
      data,
      botWorker: botWorkerBeside(import.meta.url),
      opensTables: true,
      ...(pace === undefined ? {} : { pace }),
    });
  } catch (error) {
    if (error instanceof FolderUnusable) return fail(error.message);
    throw error;
  }
}

async function serve({ port, host: address }: Arguments, { accept }: RunningHost): Promise<Server> {
  const pages = fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? '../../out/renderer' : '../renderer', import.meta.url),
  );
  try {
    return await listen({ port, host: address, pages, accept });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return fail(`Port ${port} is taken. Choose another one: --port N`);
    return fail(`Can’t listen on ${address ?? 'the network'}, port ${port}: ${code ?? error}`);
  }
}

/** Tells where people find the table: this computer, whose address it returns, then everybody else. */
function announce({ host, data }: Arguments, { port }: Server, { notices }: RunningHost): string {
  const here = `http://${isEverywhere(host) ? 'localhost' : bracketed(host)}:${port}/`;
  const others = (isEverywhere(host) ? lanAddresses() : isLocal(host) ? [] : [bracketed(host)]).map(
    (at) => `http://${at}:${port}/`,
  );
  for (const notice of notices) console.log(`Mind: ${notice}`);
  console.log(`Panno Verde is open on this computer at ${here}`);
  for (const address of others) console.log(`  on the network at ${address}`);
  if (others[0]) console.log(`\n${renderUnicodeCompact(others[0])}\n`);
  console.log(`Everything is kept in ${data}. Ctrl-C closes the tables; they can be taken up again.`);
  return here;
}

/** Every interface: no host named, or one of the two addresses that stand for all. */
function isEverywhere(host: string | undefined): host is undefined | '0.0.0.0' | '::' {
  return host === undefined || host === '0.0.0.0' || host === '::';
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '::1';
}

/** Ctrl-C and its like: matches stop where they stand, everything is on the disk. */
function closeOnSignal(server: Server, host: RunningHost): void {
  const close = async (): Promise<void> => {
    await server.close();
    await host.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

// Views live for a moment only. V8 would let the room for such grow to 100 MB, for some speed that nobody needs here.
setFlagsFromString('--semi-space-growth-factor=1');

const wanted = readArguments(process.argv.slice(2));
const host = open(wanted);
const server = await serve(wanted, host);
closeOnSignal(server, host);
/** Where the page is on this computer: for whoever opens a browser on it. */
export const address = announce(wanted, server, host);
