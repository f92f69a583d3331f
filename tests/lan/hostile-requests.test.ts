/** A thousand requests that nobody means well with: nothing is changed or given away, and people play on meanwhile. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Server } from '#main/lan/server/server.ts';
import { pick, type Random, seeded } from '#shared/engine/random.ts';
import { type Visitor, visit } from '../host/support/client.ts';
import { removeFolders, startServer, type TestServer, temporaryFolder } from '../host/support/test-server.ts';

const SECRET = 'what lies beside the page';

/** Requests that come at once; so many of them then trickle in, byte by byte, or say nothing at all. */
const REQUESTS = 1000;
const SLOW = 100;

let server: TestServer;
let door: Server;
let ada: Visitor;
let table: string;

beforeAll(async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pages', 'hand'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(folder, 'pages', 'index.html'), '<!doctype html><title>Panno Verde</title>');
  writeFileSync(join(folder, 'pages', 'hand', 'index.html'), '<!doctype html><title>A hand</title>');
  server = await startServer({ data: folder });
  const { accept, about, key } = server.host;
  door = await listen({ port: 0, host: '127.0.0.1', pages: join(folder, 'pages'), accept, about, key });
  ada = await visit(door.port);
  ({ table } = await ada.client.tables.open({ game: 'viva', seats: 2 }));
  await ada.client.table.sit({ table, seat: 0, name: 'Ada' });
});

afterAll(async () => {
  await door?.close();
  await server?.stop();
  removeFolders();
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PATCH', 'BREW', 'get', ''];
const PATHS = [
  '/',
  '/ws',
  '/about.json',
  '/../secret.txt',
  '/..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/hand/../../secret.txt',
  '/hand/..%5c..%5csecret.txt',
  '/hand//../..//secret.txt',
  '/screen/../../secret.txt',
  '//etc/passwd',
  '/secret.txt%00.html',
  '/panno-verde.sqlite',
  '/../panno-verde.sqlite-wal',
  '/%c0%ae%c0%ae/secret.txt',
  '/__proto__',
  'constructor',
  '*',
  'http://evil.example/',
  'file:///etc/passwd',
  '/%',
  `/${'a'.repeat(20_000)}`,
  '/?../secret.txt',
  '/ws/../secret.txt',
  '/é\u0000\u007f',
];
const HOSTS = [
  'localhost',
  '127.0.0.1',
  'evil.example',
  '',
  'localhost@evil.example',
  '[::1',
  'x'.repeat(9000),
  '127.0.0.1:99999',
];
const HEADERS = [
  '',
  'Origin: http://evil.example\r\n',
  'Origin: null\r\n',
  'Range: bytes=9-1,-5,0-\r\n',
  'Content-Length: 1000000000000\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: 3\r\nContent-Length: 4\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n',
  'Transfer-Encoding: identity, chunked\r\n',
  'Expect: 100-continue\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\n',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: http://evil.example\r\n',
  'X-Forwarded-Host: evil.example\r\nX-Original-URL: /../secret.txt\r\nX-HTTP-Method-Override: PUT\r\n',
  `Cookie: ${'x'.repeat(30_000)}\r\n`,
  'No colon at all\r\n',
  ' Folded: yes\r\n more\r\n',
  'X: \u0000\u0001\r\n',
];
const BODIES = [
  '',
  'x'.repeat(5000),
  '5\r\nhello\r\n0\r\n\r\n',
  'ffffffffffffffff\r\n',
  'GET /../secret.txt HTTP/1.1\r\n\r\n',
];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'RTSP/1.0', ''];

/** Wrong in one or two ways: what is wrong in all is refused before anybody reads it. */
function request(random: Random): string {
  const some = (choices: readonly string[], usual: string) => (random.below(4) === 0 ? pick(choices, random) : usual);
  const first = `${some(METHODS, 'GET')} ${pick(PATHS, random)} ${some(VERSIONS, 'HTTP/1.1')}\r\n`;
  const host = `Host: ${some(HOSTS, 'localhost')}\r\n`;
  return `${first}${random.below(20) > 0 ? host : ''}${some(HEADERS, '')}${some(HEADERS, '')}\r\n${some(BODIES, '')}`;
}

/** Sends it over a line of its own, then hangs up; all that came back. */
function send(text: string, patience = 3000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(door.port, '127.0.0.1');
    let answer = '';
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      // It has answered: nobody waits for a second word.
      setTimeout(() => socket.destroy(), 20);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.end(Buffer.from(text, 'latin1'));
  });
}

/** Lines that are opened and never say all they have begun with. */
function trickle(count: number, random: Random): { lines: number; end(): void } {
  const sockets = Array.from({ length: count }, (_, k) => {
    const socket = connect(door.port, '127.0.0.1').on('error', () => undefined);
    if (k % 2) socket.write(request(random).slice(0, 1 + random.below(20)));
    return socket;
  });
  const drops = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 100);
  return {
    lines: count,
    end() {
      clearInterval(drops);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The table as its host sees it. */
async function seen(): Promise<unknown> {
  for await (const view of await ada.client.table.watch({ table })) return view;
  return undefined;
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

it('a thousand hostile requests change nothing, get nothing, and keep nobody waiting', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const random = seeded(seed);
  const before = hashOf(await seen());
  const began = performance.now();
  const slow = trickle(SLOW, random);
  const waits: number[] = [];
  let read = 0;
  for (let sent = 0; sent < REQUESTS; sent += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(request(random))));
    for (const answer of answers) {
      expect(answer, `seed ${seed}`).not.toContain(SECRET);
      expect(answer, `seed ${seed}`).not.toContain('SQLite');
      expect(answer, `seed ${seed}`).not.toContain('root:');
      // A word on why, the page, what the host is; never a socket, and never a stack.
      expect(answer.slice(0, 12), `seed ${seed}`).toMatch(/^$|^HTTP\/1[.]1 (?:100|200|302|304|4\d\d|503)$/);
      if (/^HTTP\/1[.]1 (?:2|3|403|404|405)/.test(answer)) read++;
      expect(answer, `seed ${seed}`).not.toMatch(/^\s+at .*[.](?:ts|js)/m);
    }
    const asked = performance.now();
    await ada.client.session.greet({});
    waits.push(performance.now() - asked);
  }
  const took = performance.now() - began;
  expect(hashOf(await seen())).toBe(before);
  expect(await (await fetch(`http://127.0.0.1:${door.port}/`)).text()).toContain('Panno Verde');
  const newcomer = await visit(door.port);
  expect(newcomer.token).not.toBe(ada.token);
  expect(server.log).toEqual([]);
  // Not all of them stop at the parser.
  expect(read).toBeGreaterThan(REQUESTS / 4);
  slow.end();
  const worst = Math.max(...waits);
  expect(worst).toBeLessThan(1000);
  process.stdout.write(
    `${REQUESTS} hostile requests beside ${slow.lines} slow ones in ${(took / 1000).toFixed(1)} s (seed ${seed}); somebody at the table waited ${worst.toFixed(0)} ms at most.\n`,
  );
});

it('who does not come to the point is hung up on', async () => {
  const { accept, about, key } = server.host;
  const pages = temporaryFolder();
  writeFileSync(join(pages, 'large.js'), 'x'.repeat(16 * 1024 * 1024));
  const hasty = await listen({ port: 0, host: '127.0.0.1', pages, accept, about, key, requestTimeoutMs: 500 });
  const isThere = await visit(hasty.port);
  const ended = ['', 'GET /', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: '].map(
    (beginning) =>
      new Promise<void>((resolve) => {
        const socket = connect(hasty.port, '127.0.0.1').on('error', () => undefined);
        socket.write(beginning);
        const drops = setInterval(() => beginning && socket.writable && socket.write('a'), 50);
        socket.resume().on('close', () => {
          clearInterval(drops);
          resolve();
        });
      }),
  );
  // Asks for something large and does not read it.
  const idle = connect(hasty.port, '127.0.0.1').on('error', () => undefined);
  idle.write('GET /large.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => idle.once('readable', resolve));
  await Promise.all(ended);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  let read = 0;
  idle.on('data', ({ length }) => {
    read += length;
  });
  await new Promise((resolve) => idle.once('close', resolve));
  expect(read).toBeLessThan(16 * 1024 * 1024);
  // A socket may be silent for as long as it likes.
  expect(isThere.socket.readyState).toBe(WebSocket.OPEN);
  await hasty.close();
}, 10_000);
