/**
 * npm run serve -- [--port N] [--host H] [--data DIR] [--pace MS] [--no-discovery]: the table server, the same host
 * without Electron.
 */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { renderUnicodeCompact } from 'uqr';
import { USUAL_PORT } from '#shared/protocol/lan.ts';
import { makeNetwork, type Network } from './lan/network.ts';
import { bracketed, isEverywhere } from './lan/reach/addresses.ts';
import { botWorkerBeside, type RunningHost, startHost } from './start.ts';
import { FolderUnusable } from './store/open.ts';

interface Arguments {
  readonly port: number;
  readonly host: string | undefined;
  readonly data: string;
  readonly pace: number | undefined;
  readonly discovery: boolean;
}

function readArguments(args: string[]): Arguments {
  const { values } = parse(args);
  return {
    port: values.port === undefined ? USUAL_PORT : readNumber('--port', values.port, 65_535),
    host: values.host,
    data: resolve(values.data === '' ? fail('--data wants the name of a folder') : (values.data ?? usualFolder())),
    pace: values.pace === undefined ? undefined : readNumber('--pace', values.pace, 60_000),
    discovery: values['no-discovery'] !== true,
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { port: text, host: text, data: text, pace: text, 'no-discovery': { type: 'boolean' } } as const;
    return parseArgs({ args, options });
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

function open({ data, pace }: Arguments, network: Network): RunningHost {
  const { discovery } = network;
  try {
    return startHost({
      data,
      botWorker: botWorkerBeside(import.meta.url),
      opensTables: true,
      network,
      ...(discovery && { discovery }),
      ...(pace !== undefined && { pace }),
    });
  } catch (error) {
    if (error instanceof FolderUnusable) return fail(error.message);
    throw error;
  }
}

/** Where the built page is: beside this program, or where the build puts it. */
const PAGES = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../out/renderer' : '../renderer', import.meta.url),
);

async function serve({ port, host: address }: Arguments, network: Network, host: RunningHost): Promise<void> {
  try {
    await network.serve(host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return fail(`Port ${port} is taken. Choose another one: --port N`);
    return fail(`Can’t listen on ${address ?? 'this computer'}, port ${port}: ${code ?? error}`);
  }
}

/** Tells where people find the room: this computer, whose address it returns, then everybody else. */
function tellAddresses({ host, data }: Arguments, network: Network, { notices, room, print }: RunningHost): string {
  const here = `http://${host === undefined || isEverywhere(host) ? 'localhost' : bracketed(host)}:${network.port}/`;
  const isOpen = network.addresses().length > 0;
  const [first, ...others] = network.prospects().map((address) => `${address}/`);
  for (const notice of notices) console.log(`Mind: ${notice}`);
  console.log(`Panno Verde is open on this computer at ${here}`);
  if (first !== undefined) {
    console.log(`  on the network${isOpen ? '' : ', as soon as it is let in,'} at ${first}`);
    for (const address of others) console.log(`  or at ${address}`);
    console.log(`  on a television at ${first}screen`);
  }
  tellCode(network, room.code, print);
  console.log(`Everything is kept in ${data}. Ctrl-C closes the tables; they can be taken up again.`);
  return here;
}

/** Tells how a phone comes in: again, whenever the room has another code. */
function tellCode(network: Network, code: string, print: string): void {
  const [first] = network.prospects();
  if (first === undefined) {
    console.log(`  with the code ${code}`);
    return;
  }
  console.log(`\nA phone comes in by this, or with the code ${code}:\n`);
  console.log(`${renderUnicodeCompact(`${first}/hand/#${code}.${print}`)}\n`);
}

/** Tells what becomes of it while it runs. */
function tellReach(addresses: readonly string[]): void {
  const [first] = addresses;
  console.log(first ? `Open to the network at ${first}/` : 'Not open to the network any more.');
}

/** Ctrl-C and its like: matches stop where they stand, everything is on the disk. */
function closeOnSignal(network: Network, host: RunningHost): void {
  const close = async (): Promise<void> => {
    await network.close();
    await host.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().catch(fail));
}

// Views live for a moment only. V8 would let the room for such grow to 100 MB, for some speed that nobody needs here.
setFlagsFromString('--semi-space-growth-factor=1');

const wanted = readArguments(process.argv.slice(2));
const network = makeNetwork({ ...wanted, always: true, pages: PAGES });
const host = open(wanted, network);
await serve(wanted, network, host);
closeOnSignal(network, host);
/** Where the page is on this computer: for whoever opens a browser on it. */
export const address = tellAddresses(wanted, network, host);
network.watch(tellReach);
host.room.watchCode((code) => {
  console.log('There is a new code: the one before opens nothing any more.');
  tellCode(network, code, host.print);
});
