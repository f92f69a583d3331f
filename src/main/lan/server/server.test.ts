import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Transport } from '../../host/api/connection.ts';
import { x25519 } from '../encryption/x25519.ts';
import { bracketed } from '../reach/addresses.ts';
import { securityHeaders } from './http-security.ts';
import { listen, makeServer, type Server } from './server.ts';

/** It may take its time on a busy machine. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

let folder: string;
let server: Server;
/** Accepted connections, their messages, and which are closed. */
const lines: Transport[] = [];
const heard: unknown[] = [];
const gone = new Set<Transport | undefined>();
/** Measured round-trip times per connection, in ms. */
const lags = new Map<Transport, number[]>();

/**
 * The standing of new connections, the message handler, and counts and limits of pings and pongs.
 */
let standing: 'unknown' | 'known' = 'known';
let onMessage: (message: unknown) => void = () => undefined;
let signals = 0;
let allowed = Number.POSITIVE_INFINITY;

const ABOUT = { 'panno-verde': '1.2.3', host: 'box', tables: ['abc'] };
const about = () => ABOUT;
const key = x25519.pairOf(new Uint8Array(32).fill(7));
/** For servers that nobody comes in to. */
const nobody = () => ({
  receive: () => undefined,
  enqueueWork: (run: () => void) => run(),
  countSignal: () => true,
  connectionClass: () => 'known' as const,
  latencyMeasured: () => undefined,
  closed: () => undefined,
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panno-verde-'));
  mkdirSync(join(folder, 'pages', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'a secret');
  writeFileSync(join(folder, 'pages', 'index.html'), '<!doctype html><title>Panno Verde</title>');
  writeFileSync(join(folder, 'pages', 'index.it.html'), '<!doctype html><html lang="it"><title>Panno Verde</title>');
  writeFileSync(join(folder, 'pages', 'assets', 'app.js'), 'export {};');
  for (const name of ['called-Ab3_-x9Z.js', 'called-Ab3_-x9Z.older.css'])
    writeFileSync(join(folder, 'pages', 'assets', name), '');
  writeFileSync(join(folder, 'pages', 'assets', 'icon.png'), 'a picture');
  mkdirSync(join(folder, 'pages', 'screen'));
  writeFileSync(join(folder, 'pages', 'screen', 'index.html'), '<!doctype html><title>A screen</title>');
  writeFileSync(join(folder, 'pages', 'screen', 'index.it.html'), '<!doctype html><html lang="it">');
  mkdirSync(join(folder, 'pages', 'hand'));
  writeFileSync(join(folder, 'pages', 'hand', 'index.html'), '<!doctype html><title>A hand</title>');
  const accept = (line: Transport) => {
    lines.push(line);
    const own: number[] = [];
    lags.set(line, own);
    return {
      receive: (message: unknown) => {
        heard.push(message);
        onMessage(message);
      },
      enqueueWork: (run: () => void) => run(),
      countSignal: () => ++signals <= allowed,
      connectionClass: () => standing,
      latencyMeasured: (ms: number) => void own.push(ms),
      closed: () => void gone.add(line),
    };
  };
  server = await listen({
    port: 0,
    host: '127.0.0.1',
    pages: join(folder, 'pages'),
    accept,
    about,
    key,
    heartbeatMs: 200,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

/** Requests exactly this path, without a browser's normalization. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

/** The result of opening a socket: `open`, or the refusal's status. */
function dial(path: string, headers: Record<string, string> = {}): Promise<string | number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => undefined);
  });
}

describe('the page', () => {
  it('is served with headers that keep everything else out', async () => {
    for (const path of ['/', '/index.html', '/assets/app.js', '/nowhere']) {
      const { headers } = await get(path);
      const { 'Content-Security-Policy': policy, ...others } = securityHeaders;
      for (const [name, value] of Object.entries(others)) expect(headers[name.toLowerCase()]).toBe(value);
      // The WebSocket URL is listed, too: older browsers don't include it in 'self'.
      const said = String(headers['content-security-policy']);
      expect(said).toMatch(/connect-src 'self' ws:\/\/[\w.:]+ wss:\/\/[\w.:]+;/);
      expect(said.replace(/ wss?:\/\/[^ ;]+/g, '')).toBe(policy);
    }
    expect(await get('/')).toMatchObject({ status: 200, body: expect.stringContaining('Panno Verde') });
    expect((await get('/assets/app.js')).headers['content-type']).toMatch(/javascript/);
  });

  it.each([
    ['/', 'it-CH, it;q=0.9, en;q=0.8', true],
    ['/screen', 'it', true],
    ['/', 'fr, en;q=0.5, it;q=0.3', false],
    ['/?lang=it', 'en', true],
    ['/?x=1&lang=en', 'it', false],
    ['/?lang=../../secret', 'it', true],
    ['/index.html', 'it', false],
    // A page missing in a language is served in English.
    ['/', 'de', false],
  ])('at %s is in the language that %s asks for', async (path, asked, isItalian) => {
    const { status, body } = await get(path, { 'Accept-Language': asked });
    expect(status).toBe(200);
    expect(String(body).includes('lang="it"')).toBe(isItalian);
  });

  it('comes compressed if it is text, the same each time', async () => {
    for (let time = 0; time < 2; time++) {
      const answer = await fetch(`http://127.0.0.1:${server.port}/assets/app.js`);
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip']);
      expect(answer.headers.get('content-type')).toMatch(/javascript/);
      expect(await answer.text()).toBe('export {};');
    }
    const picture = await get('/assets/icon.png', { 'Accept-Encoding': 'gzip' });
    expect(picture).toMatchObject({ status: 200, body: 'a picture' });
    expect(picture.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['gzip', true],
    ['br, GZIP;q=0.5', true],
    ['*', true],
    ['br, *;q=0.1', true],
    ['', false],
    ['br', false],
    ['gzip;q=0', false],
    ['gzip; q=0.000, br', false],
    ['*;q=1, gzip;q=0', false],
    ['*;q=0', false],
    ['gzip;q=x', false],
    ['xgzip, gzip-2', false],
  ])('comes as who asks for %s can read it', async (accepted, isPacked) => {
    const { headers, status } = await get('/assets/app.js', { 'Accept-Encoding': accepted });
    expect([status, headers['content-encoding']]).toEqual([200, isPacked ? 'gzip' : undefined]);
  });

  it('is asked for again only if it has changed', async () => {
    const { headers } = await get('/');
    const known = { 'If-None-Match': String(headers.etag) };
    expect((await get('/', known)).status).toBe(304);
    // Its compressed copy is another: who asks for that has not got it.
    const packed = await get('/', { ...known, 'Accept-Encoding': 'gzip' });
    expect(packed.status).toBe(200);
    const again = { 'If-None-Match': String(packed.headers.etag), 'Accept-Encoding': 'gzip' };
    expect((await get('/', again)).status).toBe(304);
  });

  it.each([
    ['/', 'no-cache'],
    ['/screen', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/assets/app.js', 'no-cache'],
    ['/assets/called-Ab3_-x9Z.js', 'immutable, max-age=31536000'],
    ['/assets/called-Ab3_-x9Z.older.css', 'immutable, max-age=31536000'],
  ])('at %s is kept by who has it: %s', async (path, kept) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe(kept);
    const again = await get(path, { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.headers['cache-control']]).toEqual([304, kept]);
  });

  it('that is missing is kept by nobody', async () => {
    for (const path of ['/nowhere', '/assets/gone-Ab3_-x9Z.js'])
      expect((await get(path)).headers).not.toHaveProperty('cache-control');
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/./../secret.txt%00.html',
    `/${'..%252f'.repeat(3)}secret.txt`,
    '/__proto__',
    '/constructor',
    '/%',
    '/ws',
  ])('is all there is: not %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toContain('a secret');
  });

  it('is not served to who means another computer', async () => {
    expect(await get('/', { Host: 'evil.example' })).toMatchObject({ status: 403 });
  });

  it('is another one for a big screen, and the same for one that draws the table in depth', async () => {
    expect(await get('/screen')).toMatchObject({ status: 200, body: expect.stringContaining('A screen') });
    expect(await get('/screen/')).toMatchObject({ status: 302, headers: { location: '/screen' } });
    expect(await get('/screen-3d')).toMatchObject({ status: 200, body: expect.stringContaining('Panno Verde') });
    expect(await get('/screen-3d/')).toMatchObject({ status: 302, headers: { location: '/screen-3d' } });
  });

  it.each(['/screen', '/screen/', '/screen-3d', '/screen/index.html'])(
    'at %s of this computer is shown to nobody whom another page has led there',
    async (path) => {
      const asked = async (site?: string) => (await get(path, site ? { 'Sec-Fetch-Site': site } : {})).status;
      expect([await asked('cross-site'), await asked('same-site')]).toEqual([403, 403]);
      // Typed, from the page itself, or from an older browser.
      for (const site of ['none', 'same-origin', undefined]) expect(await asked(site)).toBeLessThan(400);
    },
  );

  it('leaves no other page a hand on its window, and is led to from anywhere', async () => {
    for (const path of ['/', '/hand/', '/screen']) {
      const { headers } = await get(path);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    for (const path of ['/', '/hand/']) expect((await get(path, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(200);
  });

  it('is another one for a phone', async () => {
    expect(await get('/hand/')).toMatchObject({ status: 200, body: expect.stringContaining('A hand') });
    expect(await get('/hand')).toMatchObject({ status: 302, headers: { location: '/hand/' } });
  });

  it('has an icon where browsers look for one', async () => {
    expect(await get('/favicon.ico')).toMatchObject({ status: 302, headers: { location: '/icon-256.png' } });
  });

  it('comes with a word on what host this is, of this moment', async () => {
    const { status, headers, body } = await get('/about.json');
    expect([status, headers['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', ABOUT]);
    expect((await get('/about.json', { Host: 'evil.example' })).status).toBe(403);
  });

  it('takes nothing', async () => {
    expect((await get('/', { 'Content-Length': '1000000000000' })).status).toBe(405);
    expect((await get('/', { 'Transfer-Encoding': 'chunked' })).status).toBe(405);
  });

  it('is only for reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      expect((await get('/', {}, method)).status).toBe(405);
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('comes whole, whatever range is asked for', async () => {
    for (const range of ['bytes=5-2', 'bytes=-1', 'bytes=9999-', 'x'])
      expect((await get('/', { Range: range })).status).toBe(200);
  });

  it('hears with which version somebody wants to come in, where it is another one', async () => {
    const heard: string[] = [];
    const otherVersion = (theirs: string) => void heard.push(theirs);
    const own = await listen({ port: 0, host: '127.0.0.1', pages: folder, accept: nobody, key, about, otherVersion });
    const ask = (version?: string) =>
      fetch(`http://127.0.0.1:${own.port}/about.json`, {
        headers: { ...(version && { 'Panno-Verde-Version': version }) },
      });
    const ours = about()['panno-verde'];
    for (const version of [undefined, ours, 'x'.repeat(5000), '<b>1.0.0</b>', '0.2.0 and more', '99.2.0'])
      expect((await ask(version)).status).toBe(200);
    expect(heard).toEqual(['99.2.0']);
    await own.close();
  });

  it('is said to be missing where it is not built', async () => {
    const bare = await listen({
      port: 0,
      host: '127.0.0.1',
      pages: join(folder, 'none'),
      accept: nobody,
      key,
      about,
    });
    const answer = await fetch(`http://127.0.0.1:${bare.port}/`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/npm run build/);
    await bare.close();
  });
});

describe('a socket', () => {
  it('opens for our own page, and for what is no page', async () => {
    expect(await dial('/ws')).toBe('open');
    expect(await dial('/sealed')).toBe('open');
    expect(await dial('/sealed', { Origin: `http://127.0.0.1:${server.port}` })).toBe('open');
  });

  it('that is not sealed opens for no page: that is an old one, and is told to reload', async () => {
    expect(await dial('/ws', { Origin: `http://127.0.0.1:${server.port}` })).toBe(426);
    const raw = connect(server.port, '127.0.0.1');
    const asks = ['GET /ws HTTP/1.1', 'Host: localhost', 'Origin: http://localhost', 'Connection: Upgrade'];
    raw.write([...asks, 'Upgrade: websocket', '', ''].join('\r\n'));
    const said = await new Promise((resolve) => raw.once('data', (data) => resolve(String(data))));
    expect(said).toMatch(/426 .*reload it/s);
  });

  it('opens for nobody else, and nowhere else', async () => {
    for (const path of ['/ws', '/sealed']) expect(await dial(path, { Origin: 'http://evil.example' }), path).toBe(403);
    expect(await dial('/ws', { Origin: 'null' })).toBe(403);
    expect(await dial('/ws', { Host: 'evil.example', Origin: 'http://evil.example' })).toBe(403);
    expect(await dial('/other')).toBe(404);
  });

  it('carries text both ways, and says when it is gone', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
    const answers: string[] = [];
    socket.on('message', (data) => answers.push(String(data)));
    await new Promise((resolve) => socket.on('open', resolve));
    const line = lines.at(-1);
    socket.send('hello');
    await soon(() => expect(heard).toContain('hello'));
    lines.at(-1)?.send('welcome');
    await soon(() => expect(answers).toEqual(['welcome']));
    socket.terminate();
    await soon(() => expect(gone).toContain(line));
  });

  it('says where it comes from, and how long the way is', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
    await new Promise((resolve) => socket.on('open', resolve));
    const line = lines.at(-1) as Transport;
    await soon(() => expect(lags.get(line)).not.toEqual([]));
    expect(line.address).toBe('127.0.0.1');
    const [lag = Number.NaN] = lags.get(line) ?? [];
    expect(lag).toBeGreaterThan(0);
    expect(lag).toBeLessThan(10_000);
    socket.terminate();
  });

  it('is not believed when it answers what it was not asked', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { autoPong: false });
    let asked = 0;
    // On a busy machine a pong may arrive after the next ping and no longer count.
    const answer = (stamp: Buffer): void => {
      asked++;
      for (const text of [stamp, stamp, '', '0', '-1e9']) socket.pong(text);
    };
    socket.on('ping', answer);
    await new Promise((resolve) => socket.on('open', resolve));
    const line = lines.at(-1) as Transport;
    const own = lags.get(line) ?? [];
    await soon(() => expect(own.length).toBeGreaterThan(0));
    socket.off('ping', answer).on('ping', () => {
      for (const text of ['', '0', '-1e9']) socket.pong(text);
    });
    await soon(() => expect(gone).toContain(line));
    expect(own.length).toBeLessThanOrEqual(asked);
  });

  it('is closed with a word on why', async () => {
    const codeAfter = async (act: (socket: WebSocket) => void): Promise<number> => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
      const closed = new Promise<number>((resolve) => socket.on('close', resolve));
      await new Promise((resolve) => socket.on('open', resolve));
      act(socket);
      return closed;
    };
    expect(await codeAfter((socket) => socket.send('x'.repeat(16 * 1024 + 1)))).toBe(1009);
    expect(await codeAfter(() => lines.at(-1)?.close('too many messages'))).toBe(1008);
    expect(heard.some((message) => String(message).length > 16 * 1024)).toBe(false);
  });

  it('survives frames that are none', async () => {
    const raw = await dialRaw();
    const line = lines.at(-1);
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0]));
    await soon(() => expect(gone).toContain(line));
    raw.destroy();
    expect((await get('/')).status).toBe(200);
  });

  it('that answers no heartbeat is gone, one that does stays', async () => {
    const alive = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
    await new Promise((resolve) => alive.on('open', resolve));
    const raw = await dialRaw();
    const line = lines.at(-1);
    await soon(() => expect(gone).toContain(line));
    expect(alive.readyState).toBe(WebSocket.OPEN);
    raw.destroy();
    alive.terminate();
  });

  it('that is refused is hung up on, though the other end never does', async () => {
    const raws = ['/ws', '/other', '/ws'].map((path, k) => {
      const raw = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
      const asks = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade'];
      // The last one has the right origin but is no WebSocket.
      raw.write([...asks, ...(k === 2 ? [] : ['Origin: http://evil.example']), '', ''].join('\r\n'));
      return raw.resume();
    });
    for (const raw of raws) await new Promise((resolve) => raw.once('end', resolve));
    // Writing to a closed connection fails; to a half-closed one it doesn't.
    const told = raws.map((raw) => new Promise((resolve) => raw.on('error', resolve).on('close', resolve)));
    const words = setInterval(() => {
      for (const raw of raws) raw.write('x');
    }, 50);
    await Promise.all(told);
    clearInterval(words);
  });

  it('over which nobody greets is gone', async () => {
    standing = 'unknown';
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    await closed;
    standing = 'known';
  });

  it('that is hung up on is not listened to any more, and not waited for', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.on('open', resolve));
    const line = lines.at(-1);
    const before = heard.length;
    onMessage = (message) => {
      if (message === 'enough') line?.close('too many messages');
    };
    // All in one packet, without an answer to the close.
    const flood = Array.from({ length: 5000 }, () => 'more');
    for (const text of ['enough', ...flood]) socket.send(text);
    await soon(() => expect(gone).toContain(line));
    await closed;
    onMessage = () => undefined;
    expect(heard.slice(before)).toEqual(['enough']);
  });

  it('is answered no ping that it may not send, and each counts', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`);
    let pongs = 0;
    socket.on('pong', () => pongs++);
    await new Promise((resolve) => socket.on('open', resolve));
    signals = 0;
    allowed = 3;
    for (let k = 0; k < 50; k++) socket.ping();
    await soon(() => expect(signals).toBeGreaterThanOrEqual(50));
    // All has arrived: the connection is served in order.
    const line = lines.at(-1);
    socket.on('message', () => socket.terminate());
    line?.send('done');
    await soon(() => expect(gone).toContain(line));
    expect(pongs).toBeLessThanOrEqual(3);
    allowed = Number.POSITIVE_INFINITY;
  });

  it('that does not read what it is sent is gone', async () => {
    const raw = await dialRaw();
    raw.pause();
    const line = lines.at(-1);
    for (let k = 0; k < 64; k++) lines.at(-1)?.send('x'.repeat(1024 * 1024));
    await soon(() => expect(gone).toContain(line));
    raw.destroy();
  });
});

/** An open socket that does nothing by itself. */
it('a handshake waits for its device’s turn, and what comes behind it waits with it', async () => {
  const waiting: (() => void)[] = [];
  const accept = () => ({ ...nobody(), enqueueWork: (run: () => void) => void waiting.push(run) });
  const own = await listen({ port: 0, host: '127.0.0.1', pages: folder, accept, key, about });
  const socket = new WebSocket(`ws://127.0.0.1:${own.port}/sealed`);
  const closed = vi.fn();
  socket.on('close', closed);
  socket.on('open', () => {
    for (let k = 0; k < 3; k++) socket.send(Buffer.alloc(48, k));
  });
  await soon(() => expect(waiting).toHaveLength(3));
  expect(closed).not.toHaveBeenCalled();
  // None is a handshake: the first one processed closes the connection.
  for (const run of waiting) run();
  await soon(() => expect(closed).toHaveBeenCalled());
  await own.close();
});

async function dialRaw(): Promise<Socket> {
  const raw = connect(server.port, '127.0.0.1');
  const key = Buffer.from('0123456789abcdef').toString('base64');
  const asks = ['GET /ws HTTP/1.1', 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade'];
  raw.write([...asks, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'));
  await new Promise((resolve) => raw.once('data', resolve));
  return raw;
}

/** A second address of this computer alone. */
const OTHER = networkInterfaces().lo?.some(({ family }) => family === 'IPv6') === false ? '127.0.0.2' : '::1';

describe('a server', () => {
  const fresh = (orAny = false, port = 0) =>
    makeServer({ port, orAny, pages: join(folder, 'pages'), accept: nobody, key, about });
  const answers = (address: string, { port }: Server) =>
    fetch(`http://${bracketed(address)}:${port}/about.json`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  it('says that a port is taken', async () => {
    const again = listen({ port: server.port, host: '127.0.0.1', pages: folder, accept: nobody, key, about });
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('takes another port where any will do', async () => {
    const other = fresh(true, server.port);
    expect(await other.listenOn(['127.0.0.1'])).toEqual([]);
    expect(other.port).not.toBe(server.port);
    await other.close();
  });

  it('listens nowhere, on many addresses at one port, and on fewer again', async () => {
    const many = fresh();
    expect(many.port).toBe(0);
    const failed = await many.listenOn(['127.0.0.1', OTHER, '192.0.2.254']);
    expect(failed).toMatchObject([{ address: '192.0.2.254', error: { code: 'EADDRNOTAVAIL' } }]);
    expect(await Promise.all(['127.0.0.1', OTHER].map((one) => answers(one, many)))).toEqual([true, true]);
    await many.listenOn([OTHER]);
    expect(await Promise.all(['127.0.0.1', OTHER].map((one) => answers(one, many)))).toEqual([false, true]);
    await many.close();
    expect(many.port).toBe(0);
  });

  it('hangs up on who came in through an address it does not listen on any more, and on nobody else', async () => {
    const many = fresh();
    await many.listenOn(['127.0.0.1', OTHER]);
    const [stays, goes] = ['127.0.0.1', OTHER].map((one) => new WebSocket(`ws://${bracketed(one)}:${many.port}/ws`));
    await Promise.all([stays, goes].map((socket) => new Promise((resolve) => socket?.on('open', resolve))));
    const closed = new Promise((resolve) => goes?.on('close', resolve));
    await many.listenOn(['127.0.0.1']);
    await closed;
    expect(stays?.readyState).toBe(WebSocket.OPEN);
    await many.close();
  });
});
