import { EventEmitter } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Line } from '../../host/router/connection.ts';
import { listen, type Server } from '../server/server.ts';
import { pipe } from './pipe.ts';

const VERSION = '1.2.3';

let server: Server;
const lines: Line[] = [];
const heard: unknown[] = [];
let gone = 0;

beforeAll(async () => {
  server = await listen({
    port: 0,
    host: '127.0.0.1',
    pages: '/nowhere',
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
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

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

it('lets nothing pile up for a line that does not come about', async () => {
  const port = new WindowPort();
  const piped = pipe(port, here(), VERSION);
  for (let k = 0; k <= 64; k++) port.say('more');
  expect(port.isClosed).toBe(true);
  await piped;
});
