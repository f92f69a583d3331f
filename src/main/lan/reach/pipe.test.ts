import { EventEmitter } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Line } from '../../host/router/connection.ts';
import { curve } from '../sealed/curve.ts';
import { listen, type Server } from '../server/server.ts';
import { pipe } from './pipe.ts';

const VERSION = '1.2.3';
const MIB = 1024 * 1024;

let server: Server;
const lines: Line[] = [];
const heard: unknown[] = [];
let gone = 0;

beforeAll(async () => {
  server = await listen({
    port: 0,
    host: '127.0.0.1',
    pages: '/nowhere',
    key: curve.pairOf(new Uint8Array(32).fill(7)),
    about: () => ({ 'panno-verde': VERSION, host: 'box', tables: [] }),
    accept(line) {
      lines.push(line);
      return {
        receive: (message) => void heard.push(message),
        signal: () => true,
        standing: () => 'known',
        lag: () => undefined,
        closed: () => void gone++,
      };
    },
  });
});
afterAll(() => server.close());

/** The window's end of a port, as the main process holds it. */
class WindowPort extends EventEmitter {
  readonly received: string[] = [];
  isClosed = false;

  postMessage(text: string): void {
    this.received.push(text);
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

const here = () => `127.0.0.1:${server.port}`;
const bytesOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000 });

it('carries text both ways, what is said before the line stands, too', async () => {
  const port = new WindowPort();
  const piped = pipe(port, here(), VERSION);
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
  await pipe(port, here(), VERSION);
  await soon(() => expect(lines.length).toBe(before + 1));
  lines.at(-1)?.close('enough');
  await soon(() => expect(port.isClosed).toBe(true));
});

it('speaks to no host of another version, and to nothing else that listens', async () => {
  const before = lines.length;
  const other = new WindowPort();
  await pipe(other, here(), '2.0.0');
  expect(other.isClosed).toBe(true);

  const said: string[] = [];
  const stranger = createServer((socket) => socket.on('data', (data) => said.push(data.toString())).end('no'));
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const port = new WindowPort();
  await pipe(port, `127.0.0.1:${(stranger.address() as AddressInfo).port}`, VERSION);
  expect(port.isClosed).toBe(true);
  expect(said.join()).not.toContain('Upgrade');
  expect(lines.length).toBe(before);
  stranger.close();
});

it('lets nothing pile up for a line that does not come about, counted in bytes', async () => {
  for (const said of ['x'.repeat(MIB), '']) {
    const port = new WindowPort();
    const piped = pipe(port, here(), VERSION);
    let bytes = 0;
    for (; !port.isClosed && bytes < 256 * MIB; bytes += said.length + 100) port.say(said);
    expect(bytes).toBeLessThan(2 * MIB);
    await piped;
  }
});

describe('a host that does not stop', () => {
  /** A host that says it is one, and does with its lines as the test likes. */
  async function strange(welcome: (socket: WebSocket) => void) {
    const http = createHttp((_, response) =>
      response.end(JSON.stringify({ 'panno-verde': VERSION, host: 'box', tables: [] })),
    );
    const sockets = new WebSocketServer({ server: http });
    sockets.on('connection', welcome);
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return {
      at: `127.0.0.1:${(http.address() as AddressInfo).port}`,
      close() {
        for (const socket of sockets.clients) socket.terminate();
        http.close();
      },
    };
  }

  /** Resolves when nothing has moved for a hundred turns of the loop. */
  async function still(measure: () => number): Promise<void> {
    for (let turns = 0, last = -1; turns < 100; turns++) {
      await new Promise(setImmediate);
      if (measure() !== last) turns = 0;
      last = measure();
    }
  }

  it('waits for a window that does not read, and all comes in order once it does', async () => {
    const COUNT = 1024;
    const host = await strange((socket) => {
      for (let k = 0; k < COUNT; k++) socket.send(`${k} ${'x'.repeat(64 * 1024)}`);
    });
    const port = new WindowPort();
    await pipe(port, host.at, VERSION);
    await soon(() => expect(port.received.length).toBeGreaterThan(0));
    await still(() => port.received.length);
    // 64 MiB are on the way; in the window lies one, and what one turn brings.
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
    const host = await strange((socket) => {
      for (let k = 0; k < 100_000; k++) socket.send('');
    });
    const port = new WindowPort();
    await pipe(port, host.at, VERSION);
    await soon(() => expect(port.received.length).toBeGreaterThan(0));
    await still(() => port.received.length);
    expect(port.received.length).toBeLessThan(40_000);
    port.close();
    host.close();
  });

  it('gets no more than a little ahead of what it reads', async () => {
    const host = await strange((socket) => socket.pause());
    const port = new WindowPort();
    await pipe(port, host.at, VERSION);
    let bytes = 0;
    for (; !port.isClosed && bytes < 256 * MIB; bytes += 16 * 1024) {
      port.say('x'.repeat(16 * 1024));
      await new Promise(setImmediate);
    }
    // What the systems at both ends keep by themselves comes on top.
    expect(port.isClosed).toBe(true);
    expect(bytes).toBeLessThan(32 * MIB);
    host.close();
  });
});
