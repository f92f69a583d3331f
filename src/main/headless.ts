/**
 * npm run serve -- [--port N] [--host H] [--data DIR] [--pace MS] [--no-discovery] [--closed] [--doctor]
 * [--house URLS [--creds FILE] [--metrics [ADDRESS:]PORT]] [--trust-proxy ADDRESSES] [--public-url URL]: the table server, the
 * same host without Electron. `--doctor` says besides why nobody sees its tables; with `--house` it is one of many that are
 * one house (docs/club.md).
 */
import { homedir, hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { renderUnicodeCompact } from 'uqr';
import { DEFAULT_PORT, type KeyComparison } from '#shared/protocol/lan.ts';
import { botWorkerBeside } from './bot-threads.ts';
import { placeIn, readFlags, usage } from './flags.ts';
import { formatDiagnosis } from './lan/doctor/diagnosis.ts';
import { makeNetwork, type Network } from './lan/network.ts';
import { makeOutside, type OutsideService } from './lan/outside/outside.ts';
import { bracketed, isWildcard } from './lan/reach/addresses.ts';
import { type Proxies, parseProxies } from './lan/server/client-address.ts';
import { CLUSTER_MAX_CONNECTIONS } from './lan/server/connection-limits.ts';
import { dataFolderErrorText, loadMessages, writeStderr } from './program-messages.ts';
import { type RunningHost, type StartOptions, startHost } from './start-host.ts';
import { DataFolderError } from './store/open-database.ts';

const print = await loadMessages();

type ServedHost = Omit<RunningHost, 'host'> & { readonly outside?: OutsideService | undefined };

interface Arguments {
  readonly port: number;
  readonly host: string | undefined;
  readonly data: string;
  readonly pace: number | undefined;
  readonly discovery: boolean;
  /** A desktop without a window of its own: the network comes in to what somebody opens at this computer. */
  readonly closed: boolean;
  readonly doctor: boolean;
  /** Where the broker of a cluster hosts answers; nothing for one alone. */
  readonly house: readonly string[] | undefined;
  readonly creds: string | undefined;
  readonly metrics: { readonly port: number; readonly address: string } | undefined;
  readonly proxies: Proxies | undefined;
  readonly publicUrl: string | undefined;
}

function readArguments(args: string[]): Arguments {
  const values = readFlags(args, print);
  if ('wrong' in values) return fail(values.wrong);
  if (values.help) {
    console.log(usage('npm run serve --', print));
    process.exit(0);
  }
  return {
    port: values.port === undefined ? DEFAULT_PORT : readNumber('--port', values.port, 65_535),
    host: values.host,
    data: resolve(values.data ?? defaultDataFolder()),
    pace: values.pace === undefined ? undefined : readNumber('--pace', values.pace, 60_000),
    discovery: values['no-discovery'] !== true,
    closed: values.closed === true,
    doctor: values.doctor === true,
    house: values.house?.split(','),
    creds: values.creds,
    metrics:
      values.metrics === undefined
        ? undefined
        : (placeIn(values.metrics) ?? fail(print('flag.metrics', { given: values.metrics }))),
    proxies: values['trust-proxy'] === undefined ? undefined : readProxies(values['trust-proxy']),
    publicUrl: values['public-url'] === undefined ? undefined : readOrigin(values['public-url']),
  };
}

function readNumber(flag: string, given: string, max: number): number {
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  return value <= max ? value : fail(print('flag.number', { flag, max, given }));
}

function readProxies(given: string): Proxies {
  return parseProxies(given) ?? fail(print('flag.trust-proxy', { given }));
}

/** The beginning of all addresses at a proxy: no page of it. */
function readOrigin(given: string): string {
  const url = URL.parse(given);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : fail(print('flag.public-url', { given }));
}

/** Where programs keep what is theirs, on each system. */
function defaultDataFolder(): string {
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
  writeStderr(String(why));
  process.exit(2);
}

/** A host alone, with a way to other houses: one of many has none. */
function startAlone(options: StartOptions): ServedHost {
  const outside = makeOutside({ file: join(options.data, 'relay.json') });
  return { ...startHost({ ...options, outside }), outside };
}

/** A host alone, or one of a cluster. */
async function open({ data, pace, house, creds, metrics, closed }: Arguments, network: Network): Promise<ServedHost> {
  const { discovery, doctor } = network;
  const options = {
    data,
    botWorker: botWorkerBeside(import.meta.url),
    opensTables: !closed,
    network,
    doctor,
    ...(discovery && { discovery }),
    ...(pace !== undefined && { pace }),
  };
  try {
    if (!house) return startAlone(options);
    // Nobody at home ever loads the broker.
    const { startClusterNode: enterHouse } = await import('./cluster/join.ts');
    return await enterHouse({ servers: house, creds, name: hostname(), metrics }, options);
  } catch (error) {
    if (error instanceof DataFolderError) return fail(dataFolderErrorText(print, error));
    if (!house) throw error;
    const { code, syscall } = error as NodeJS.ErrnoException;
    // Its own door for metrics; what the broker's addresses refuse is said of them.
    if (metrics && syscall === 'listen')
      return fail(
        print('no-listening', { host: metrics.address, port: String(metrics.port), why: code ?? String(error) }),
      );
    return fail(
      print('no-house', { servers: house.join(', '), why: error instanceof Error ? error.message : `${error}` }),
    );
  }
}

/** Where the built page is: beside this program, or where the build puts it. */
const PAGES = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../out/renderer' : '../renderer', import.meta.url),
);

async function serve({ port, host: address }: Arguments, network: Network, host: ServedHost): Promise<void> {
  try {
    await network.serve(host);
    host.outside?.serve(host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return fail(print('port-taken', { port: String(port) }));
    const where = address ?? print('this-computer');
    return fail(print('no-listening', { host: where, port: String(port), why: code ?? String(error) }));
  }
}

/** Tells where people find the room: this computer, whose address it returns, then everybody else. */
function printAddresses(
  { host, data, closed }: Arguments,
  network: Network,
  { notices, roomCode, keyFingerprint: key }: ServedHost,
): string {
  const here = `http://${host === undefined || isWildcard(host) ? 'localhost' : bracketed(host)}:${network.port}/`;
  const isOpen = network.addresses().length > 0;
  const [first, ...others] = network.expectedAddresses().map((address) => `${address}/`);
  const notice = notices.map(({ key, params }) => print(key, params)).join(' ');
  if (notice !== '') console.log(print('mind', { notice }));
  console.log(print('open-here', { address: here }));
  if (first !== undefined) {
    console.log(`  ${print(isOpen ? 'on-network' : 'on-network.later', { address: first })}`);
    for (const address of others) console.log(`  ${print('or-at', { address })}`);
    console.log(`  ${print('on-television', { address: `${first}screen` })}`);
  }
  if (closed) console.log(print('closed'));
  else printCode(network, roomCode.code, key);
  console.log(print('kept', { folder: data }));
  return here;
}

/** Tells how a phone comes in: again, whenever the room has another code. */
function printCode(network: Network, code: string, key: string): void {
  // A club's first host has none yet.
  if (code === '') return;
  const [first] = network.expectedAddresses();
  if (first === undefined) {
    console.log(`  ${print('code', { code })}`);
    return;
  }
  console.log(`\n${print('phone', { code })}\n`);
  console.log(`${renderUnicodeCompact(`${first}/hand/#${code}.${key}`)}\n`);
}

/** Tells what becomes of it while it runs; how one comes in, where nobody could before. */
function printReachability(
  { closed }: Arguments,
  network: Network,
  { roomCode, keyFingerprint: key }: ServedHost,
  [first]: readonly string[],
): void {
  console.log(first ? print('reach.open', { address: `${first}/` }) : print('reach.closed'));
  if (first && closed) printCode(network, roomCode.code, key);
}

/** Tells why nobody sees what is open here. */
async function printDiagnosis({ doctor }: Network): Promise<void> {
  console.log(print('doctor.looking'));
  const diagnosis = await doctor('be-seen');
  if (diagnosis) console.log(`${formatDiagnosis(diagnosis, print)}\n`);
}

/** Tells which three cards somebody at another desktop reads out: for who sits at this terminal. */
function printComparisonCards(shown: KeyComparison | null): void {
  if (!shown) return;
  const { name, device, cards } = shown;
  const who = name || print('host-key.somebody');
  console.log(`\n${print('host-key.here', { who, device })}\n`);
  for (const card of cards) console.log(`  ${print('card', { rank: card.slice(0, 1), suit: card.slice(1) })}`);
  console.log('');
}

/** Ctrl-C and its like: matches stop where they stand, everything is on the disk. */
function closeOnSignal(network: Network, host: ServedHost): void {
  const close = async (): Promise<void> => {
    host.outside?.close();
    await network.close();
    await host.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().catch(fail));
}

// Views live for a moment only. V8 would let the room for such grow to 100 MB, for some speed that nobody needs here.
setFlagsFromString('--semi-space-growth-factor=1');

const wanted = readArguments(process.argv.slice(2));
const network = makeNetwork({
  ...wanted,
  alwaysListen: true,
  pages: PAGES,
  ...(wanted.house && { maxConnections: CLUSTER_MAX_CONNECTIONS }),
});
const host = await open(wanted, network);
await serve(wanted, network, host);
closeOnSignal(network, host);
/** Where the page is on this computer: for whoever opens a browser on it. */
export const address = printAddresses(wanted, network, host);
network.watch((addresses) => printReachability(wanted, network, host, addresses));
host.watchKeyComparison(printComparisonCards);
if (wanted.doctor) await printDiagnosis(network);
let known = host.roomCode.code;
host.roomCode.watch((code) => {
  if (known !== '') console.log(print('code.new'));
  known = code;
  printCode(network, code, host.keyFingerprint);
});
