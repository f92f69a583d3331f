/**
 * node bench/relay.ts [--idle N] [--busy N] [--seconds N]: what a relay costs, in a process of its own on one core. Idle lines
 * answer a ping every five seconds; of busy ones each client sends a move a second, and its host four updates of 5 KiB back.
 * Asked: 5,000 idle lines and 500 busy ones on one core.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { WebSocket } from 'ws';
import { x25519 } from '#main/lan/encryption/x25519.ts';
import { RELAY_LIMITS } from '#main/relay/limits.ts';
import { startRelay } from '#main/relay/server.ts';
import { readTokens, type Tokens } from '#main/relay/tokens.ts';
import { fingerprintOf, frameLength } from '#shared/crypto/secure-channel.ts';
import { decodeRelayFrame, encodeRelayFrame, RELAY_FRAME } from '#shared/relay/frames.ts';
import about from '../package.json' with { type: 'json' };
import { openRawClient, openRawHost, shakeHands } from '../tests/relay/support/raw.ts';

const TOKEN = 'a-token-for-the-bench';
const LINES_PER_HOST = 100;
const PING_MS = 5000;
const MOVE = new Uint8Array(frameLength(200));
const UPDATE = new Uint8Array(frameLength(5 * 1024 - 5));
const UPDATES_PER_MOVE = 4;

/** The relay's own process: it says its port, and what it has used when asked. */
async function serve(): Promise<void> {
  const plenty = { perSecond: 1e9, atOnce: 1e9 };
  const relay = await startRelay({
    port: 0,
    address: '127.0.0.1',
    pages: 'none',
    version: about.version,
    tokens: () => readTokens(TOKEN) as Tokens,
    // All come from one address here.
    limits: {
      ...RELAY_LIMITS,
      hostsPerToken: 1e6,
      linesPerDevice: 1e6,
      newLines: plenty,
      messages: plenty,
      bytes: plenty,
    },
  });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() });
  });
  process.send?.({ port: relay.port });
}

interface Usage {
  readonly cpu: number;
  readonly rss: number;
}

async function usageOf(relay: ChildProcess): Promise<Usage> {
  relay.send('usage');
  const [usage] = await once(relay, 'message');
  return usage as Usage;
}

/** One host and its clients' lines, past the handshake. */
async function openLines(
  port: number,
  number: number,
  count: number,
): Promise<{ host: WebSocket; clients: WebSocket[] }> {
  const key = x25519.pairOf(new Uint8Array(32).fill(1).map((byte, k) => (k === 8 ? number : byte)));
  const host = await openRawHost(port, TOKEN, key);
  const clients: WebSocket[] = [];
  for (let line = 1; line <= count; line++) {
    const client = await openRawClient(port, fingerprintOf(key.open));
    await shakeHands(host, client, line, key);
    clients.push(client);
  }
  return { host, clients };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

async function measure(title: string, lines: number, seconds: number, isBusy: boolean): Promise<void> {
  const relay = fork(import.meta.filename, ['--serve']);
  const [{ port }] = (await once(relay, 'message')) as [{ port: number }];
  const before = await usageOf(relay);
  const groups: { host: WebSocket; clients: WebSocket[] }[] = [];
  for (let made = 0; made < lines; made += LINES_PER_HOST)
    groups.push(await openLines(port, groups.length, Math.min(LINES_PER_HOST, lines - made)));
  const timers: NodeJS.Timeout[] = [];
  const delays: number[] = [];
  for (const { host, clients } of groups) {
    const sentAt = new Map<number, number>();
    host.on('message', (data: Buffer) => {
      const frame = decodeRelayFrame(data);
      if (frame?.kind !== RELAY_FRAME.data) return;
      for (let k = 0; k < UPDATES_PER_MOVE; k++) host.send(encodeRelayFrame(RELAY_FRAME.data, frame.line, UPDATE));
    });
    for (const [index, client] of clients.entries()) {
      const every = isBusy ? 1000 : PING_MS;
      client.on('message', () => {
        const sent = sentAt.get(index);
        if (sent !== undefined) delays.push(performance.now() - sent);
        sentAt.delete(index);
      });
      const beat = () => {
        if (!isBusy) return host.send(encodeRelayFrame(RELAY_FRAME.ping, index + 1, Buffer.from('now')));
        sentAt.set(index, performance.now());
        client.send(MOVE);
      };
      setTimeout(() => timers.push(setInterval(beat, every)), Math.random() * every);
    }
  }
  await wait(PING_MS);
  const begun = await usageOf(relay);
  await wait(seconds * 1000);
  const done = await usageOf(relay);
  const share = (done.cpu - begun.cpu) / (seconds * 1000);
  const memory = (done.rss - before.rss) / 1e6;
  const sorted = delays.toSorted((one, other) => one - other);
  const told = isBusy ? `, there and back ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms` : '';
  console.log(`${title}: ${lines} lines, ${(100 * share).toFixed(1)} % of a core, ${memory.toFixed(0)} MB${told}`);
  for (const timer of timers) clearInterval(timer);
  relay.kill();
  for (const { host } of groups) host.terminate();
}

const { values } = parseArgs({
  options: {
    serve: { type: 'boolean' },
    idle: { type: 'string', default: '5000' },
    busy: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '15' },
  },
});
if (values.serve) await serve();
else {
  await measure('idle', Number(values.idle), Number(values.seconds), false);
  await measure('busy', Number(values.busy), Number(values.seconds), true);
  process.exit(0);
}
