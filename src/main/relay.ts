/**
 * npm run relay -- --tokens FILE [--port N] [--host ADDRESS] [--name NAMES] [--cert FILE --key FILE]
 * [--trust-proxy ADDRESSES] [--metrics [ADDRESS:]PORT]: carries encrypted lines between houses, and reads none (docs/relay.md).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import about from '../../package.json' with { type: 'json' };
import { parseErrorText, placeIn } from './flags.ts';
import { parseProxies } from './lan/server/client-address.ts';
import { loadMessages, writeStderr } from './program-messages.ts';
import type { Tls } from './relay/listener.ts';
import { listenForMetrics } from './relay/metrics.ts';
import { parseNames } from './relay/names.ts';
import { startRelay } from './relay/server.ts';
import { readTokens, type Tokens } from './relay/tokens.ts';

const DEFAULT_RELAY_PORT = 4750;

const print = await loadMessages();
const text = { type: 'string' } as const;
const FLAGS = {
  tokens: text,
  port: text,
  host: text,
  name: text,
  cert: text,
  key: text,
  'trust-proxy': text,
  metrics: text,
  help: { type: 'boolean' },
} as const;

/** Where the built page is: beside this program, or where the build puts it. */
const PAGES = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../out/renderer' : '../renderer', import.meta.url),
);

/** One line on standard error, exit 2. */
function fail(why: string): never {
  writeStderr(why);
  process.exit(2);
}

function readFlags() {
  const args = process.argv.slice(2);
  try {
    return parseArgs({ args, options: FLAGS }).values;
  } catch (error) {
    return fail(parseErrorText(error, args, print));
  }
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return fail(print('relay.file', { file, why: (error as NodeJS.ErrnoException).code ?? String(error) }));
  }
}

function tokensIn(file: string): Tokens {
  const read = readTokens(readFile(file));
  if ('wrongLine' in read) return fail(print('relay.tokens.line', { file, line: read.wrongLine }));
  return read.size > 0 ? read : fail(print('relay.tokens'));
}

function portIn(given: string): number {
  const port = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  return port <= 65_535 ? port : fail(print('flag.number', { flag: '--port', max: 65_535, given }));
}

function namesIn(given: string): readonly string[] {
  return parseNames(given) ?? fail(print('relay.name', { given }));
}

function tlsIn(cert: string | undefined, key: string | undefined): Tls | undefined {
  if (cert !== undefined && key !== undefined) return { cert: readFile(cert), key: readFile(key) };
  if (cert === undefined && key === undefined) return undefined;
  return fail(print('flag.no-value', { flag: cert === undefined ? '--cert' : '--key' }));
}

function printUsage(): void {
  const lines = [
    'relay.usage.tokens',
    'usage.port',
    'usage.host',
    'relay.usage.name',
    'relay.usage.tls',
    'usage.trust-proxy',
  ];
  console.log([print('relay.usage', { command: 'npm run relay --' }), ''].join('\n'));
  for (const key of [...lines, 'relay.usage.metrics']) console.log(`  ${print(key, { usual: DEFAULT_RELAY_PORT })}`);
}

async function run(): Promise<void> {
  const { port, host, tokens: file, name, cert, key, 'trust-proxy': proxies, metrics, help } = readFlags();
  if (help) return printUsage();
  if (file === undefined) return fail(print('relay.tokens'));
  let tokens = tokensIn(file);
  const wanted = port === undefined ? DEFAULT_RELAY_PORT : portIn(port);
  const place = metrics === undefined ? undefined : placeIn(metrics);
  if (metrics !== undefined && !place) return fail(print('flag.metrics', { given: metrics }));
  const known = proxies === undefined ? undefined : parseProxies(proxies);
  if (proxies !== undefined && !known) return fail(print('flag.trust-proxy', { given: proxies }));
  const names = name === undefined ? undefined : namesIn(name);
  const tls = tlsIn(cert, key);
  const relay = await startRelay({
    port: wanted,
    address: host,
    names,
    pages: PAGES,
    version: about.version,
    tokens: () => tokens,
    tls,
    proxies: known,
  }).catch((error: NodeJS.ErrnoException) =>
    fail(print('no-listening', { host: host ?? print('this-computer'), port: `${wanted}`, why: error.code ?? '' })),
  );
  const counts = place && (await listenForMetrics(relay.metrics, place.port, place.address));
  console.log(print('relay.open', { port: `${relay.port}`, count: tokens.size }));
  if (!names) console.log(print('relay.nameless'));
  process.on('SIGHUP', () => {
    const read = readTokens(readFileSync(file, 'utf8'));
    // One that can't be read changes nothing.
    if ('wrongLine' in read) return writeStderr(print('relay.tokens.line', { file, line: read.wrongLine }));
    tokens = read;
    relay.recheckTokens();
  });
  const close = async (): Promise<void> => {
    counts?.close();
    await relay.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => close().catch((error) => fail(String(error))));
}

await run();
