import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { fingerprintOf } from '#shared/crypto/secure-channel.ts';
import type { ChannelStatus, ExpectedKey } from '#shared/protocol/lan.ts';
import type { Transport } from '../../host/api/connection.ts';
import { type NoiseResponder, noiseResponder } from '../encryption/noise-responder.ts';
import { x25519 } from '../encryption/x25519.ts';
import { listen, type Server } from '../server/server.ts';
import { type KnownHosts, knownHosts } from './known-hosts.ts';
import { pipeToHost } from './remote-host-pipe.ts';

const VERSION = '1.2.3';
const MIB = 1024 * 1024;
const KEY = x25519.pairOf(new Uint8Array(32).fill(7));
const OTHER = x25519.pairOf(new Uint8Array(32).fill(8));

let server: Server;
const lines: Transport[] = [];
const heard: unknown[] = [];
let gone = 0;

beforeAll(async () => {
  server = await listen({
    port: 0,
    host: '127.0.0.1',
    pages: '/nowhere',
    key: KEY,
    about: () => ({ 'panno-verde': VERSION, host: 'box', tables: [] }),
    accept(line) {
      lines.push(line);
      return {
        receive: (message) => void heard.push(message),
        enqueueWork: (run: () => void) => run(),
        countSignal: () => true,
        connectionClass: () => 'known',
        latencyMeasured: () => undefined,
        closed: () => void gone++,
      };
    },
  });
});
afterAll(() => server.close());

let folder: string;
let hosts: KnownHosts;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  hosts = knownHosts(join(folder, 'known-hosts.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The main process's side of the window's port. */
class WindowPort extends EventEmitter {
  /** What the host received, and what the main process says of the connection. */
  readonly received: string[] = [];
  readonly words: ChannelStatus[] = [];
  isClosed = false;

  postMessage(message: string | object): void {
    if (typeof message === 'string') this.received.push(message);
    else this.words.push(message as ChannelStatus);
  }
  start(): void {}
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.emit('close');
  }
  say(data: unknown): void {
    this.emit('message', { data });
  }
}

const lead = (port: WindowPort, address: string, said?: ExpectedKey, version = VERSION) =>
  pipeToHost(port, { address, said }, version, hosts);
const here = () => `127.0.0.1:${server.port}`;
const bytesOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000 });

it('carries text both ways, what is said before the line stands, too', async () => {
  const port = new WindowPort();
  const piped = lead(port, here());
  port.say('early');
  port.say({ no: 'text' });
  await piped;
  await soon(() => expect(heard).toEqual(['early']));
  port.say('later');
  await soon(() => expect(heard).toEqual(['early', 'later']));
  lines.at(-1)?.send('welcome');
  await soon(() => expect(port.received).toEqual(['welcome']));
  port.close();
  await soon(() => expect(gone).toBe(1));
});

it('closes the port when the host hangs up', async () => {
  const port = new WindowPort();
  const before = lines.length;
  await lead(port, here());
  await soon(() => expect(lines.length).toBe(before + 1));
  lines.at(-1)?.close('enough');
  await soon(() => expect(port.isClosed).toBe(true));
});

it('speaks to no host of another version, and to nothing else that listens', async () => {
  const before = lines.length;
  const other = new WindowPort();
  await lead(other, here(), undefined, '2.0.0');
  expect(other.isClosed).toBe(true);

  const said: string[] = [];
  const stranger = createServer((socket) => socket.on('data', (data) => said.push(data.toString())).end('no'));
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const port = new WindowPort();
  await lead(port, `127.0.0.1:${(stranger.address() as AddressInfo).port}`);
  expect(port.isClosed).toBe(true);
  expect(said.join()).not.toContain('Upgrade');
  expect(lines.length).toBe(before);
  stranger.close();
});

it('lets nothing pile up for a line that does not come about, counted in bytes', async () => {
  for (const said of ['x'.repeat(MIB), '']) {
    const port = new WindowPort();
    const piped = lead(port, here());
    let bytes = 0;
    for (; !port.isClosed && bytes < 256 * MIB; bytes += said.length + 100) port.say(said);
    expect(bytes).toBeLessThan(2 * MIB);
    await piped;
  }
});

/** A fake host that treats its connections as the test likes. */
async function strange(welcome: (end: NoiseResponder, socket: WebSocket) => void, key = KEY) {
  const http = createHttp((_, response) =>
    response.end(JSON.stringify({ 'panno-verde': VERSION, host: 'box', tables: [] })),
  );
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) => {
    const end = noiseResponder(key, (bytes) => socket.send(bytes));
    socket.once('message', (call: Buffer) => {
      end.receive(new Uint8Array(call));
      welcome(end, socket);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    at: `127.0.0.1:${(http.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets.clients) socket.terminate();
      http.close();
    },
  };
}

/** Resolves when nothing changed for a hundred ticks. */
async function still(measure: () => number): Promise<void> {
  for (let turns = 0, last = -1; turns < 100; turns++) {
    await new Promise(setImmediate);
    if (measure() !== last) turns = 0;
    last = measure();
  }
}

describe('a host that does not stop', () => {
  it('waits for a window that does not read, and all comes in order once it does', async () => {
    const COUNT = 1024;
    const host = await strange((end) => {
      for (let k = 0; k < COUNT; k++) end.send(`${k} ${'x'.repeat(15 * 1024)}`);
    });
    const port = new WindowPort();
    await lead(port, host.at);
    await soon(() => expect(port.received.length).toBeGreaterThan(0));
    await still(() => port.received.length);
    // 15 MiB are sent; the window has one and what one tick adds.
    expect(bytesOf(port.received)).toBeLessThan(1.5 * MIB);
    for (let read = 0; read < COUNT; read++) {
      while (port.received.length <= read) await new Promise(setImmediate);
      port.say(null);
    }
    expect(port.received.map((text) => Number.parseInt(text, 10))).toEqual(Array.from({ length: COUNT }, (_, k) => k));
    port.close();
    host.close();
  });

  it('waits as well where what it says is nothing, over and over', async () => {
    const host = await strange((end) => {
      for (let k = 0; k < 10_000; k++) end.send('');
    });
    const port = new WindowPort();
    await lead(port, host.at);
    await soon(() => expect(port.received.length).toBeGreaterThan(0));
    await still(() => port.received.length);
    expect(port.received.length).toBeLessThan(6000);
    port.close();
    host.close();
  });

  it('gets no more than a little ahead of what it reads', async () => {
    const host = await strange((_, socket) => socket.pause());
    const port = new WindowPort();
    await lead(port, host.at);
    let bytes = 0;
    for (; !port.isClosed && bytes < 256 * MIB; bytes += 16 * 1024) {
      port.say('x'.repeat(16 * 1024));
      await new Promise(setImmediate);
    }
    // The operating systems' socket buffers come on top.
    expect(port.isClosed).toBe(true);
    expect(bytes).toBeLessThan(32 * MIB);
    host.close();
  });
});

describe('the key of a host', () => {
  const sealedBy = (port: WindowPort) => port.words.flatMap((word) => (word.line === 'sealed' ? [word] : []));

  it('is pinned at first sight, and the window is told how it is known before the host is heard', async () => {
    const host = await strange((end) => end.send('welcome'));
    for (const known of ['sight', 'sight']) {
      const port = new WindowPort();
      await lead(port, host.at);
      await soon(() => expect(port.received).toEqual(['welcome']));
      expect(sealedBy(port)).toMatchObject([{ print: fingerprintOf(KEY.open), by: known, hash: { length: 32 } }]);
      port.close();
    }
    expect(hosts.at(host.at)).toEqual({ address: host.at, print: fingerprintOf(KEY.open), host: 'box', by: 'sight' });
    host.close();
  });

  it('that is another one than before is told nothing, until a person says so', async () => {
    let greeted = 0;
    const host = await strange(() => greeted++, OTHER);
    hosts.keep({ address: host.at, print: fingerprintOf(KEY.open), host: 'tower', by: 'compared' });
    const port = new WindowPort();
    port.say('who I am');
    await lead(port, host.at);
    await soon(() => expect(port.isClosed).toBe(true));
    const print = fingerprintOf(OTHER.open);
    expect(port.words).toEqual([{ line: 'stranger', print, known: 'tower', as: null }]);
    expect([greeted, hosts.at(host.at)?.host]).toEqual([0, 'tower']);

    const accepted = new WindowPort();
    await lead(accepted, host.at, { print, by: 'person' });
    await soon(() => expect(sealedBy(accepted)).toMatchObject([{ print, by: 'sight' }]));
    expect(hosts.at(host.at)).toMatchObject({ print, by: 'sight' });
    accepted.close();
    host.close();
  });

  it('is the one that the link has said, or none', async () => {
    const host = await strange((end) => end.send('welcome'));
    const wrong = new WindowPort();
    await lead(wrong, host.at, { print: fingerprintOf(OTHER.open), by: 'link' });
    await soon(() => expect(wrong.isClosed).toBe(true));
    expect(wrong.words).toMatchObject([{ line: 'stranger', print: fingerprintOf(KEY.open), known: null }]);
    const right = new WindowPort();
    await lead(right, host.at, { print: fingerprintOf(KEY.open), by: 'link' });
    await soon(() => expect(sealedBy(right)).toMatchObject([{ by: 'link' }]));
    right.close();
    host.close();
  });

  it('is kept as compared when people say that their cards were the same, and forgotten when not', async () => {
    const host = await strange((end) => end.send('welcome'));
    const port = new WindowPort();
    port.say({ compared: true });
    await lead(port, host.at);
    await soon(() => expect(port.received).toHaveLength(1));
    expect(hosts.at(host.at)?.by).toBe('sight');
    for (const strange of [{ compared: 'yes' }, 7, [], { other: true }]) port.say(strange);
    expect(hosts.at(host.at)?.by).toBe('sight');
    port.say({ compared: true });
    expect(hosts.at(host.at)?.by).toBe('compared');
    port.say({ compared: false });
    expect(hosts.at(host.at)).toBeUndefined();
    port.close();
    host.close();
  });

  it('is no use to who meddles, and the window is told that somebody does', async () => {
    const host = await strange((end, socket) => {
      end.send('before');
      socket.send(new Uint8Array(1040));
      end.send('after');
    });
    const port = new WindowPort();
    await lead(port, host.at);
    await soon(() => expect(port.isClosed).toBe(true));
    expect(port.received).toEqual(['before']);
    expect(port.words.at(-1)).toEqual({ line: 'meddled' });
    host.close();
  });

  it('is asked for in vain of who says it in plain words', async () => {
    const host = await strange(() => undefined);
    const plain = createHttp((_, response) =>
      response.end(JSON.stringify({ 'panno-verde': VERSION, host: 'box', tables: [] })),
    );
    const sockets = new WebSocketServer({ server: plain });
    sockets.on('connection', (socket) => socket.send('{"hello":1}'));
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const port = new WindowPort();
    port.say('who I am');
    await lead(port, `127.0.0.1:${(plain.address() as AddressInfo).port}`);
    await soon(() => expect(port.isClosed).toBe(true));
    expect(port.received).toEqual([]);
    plain.close();
    host.close();
  });
});
