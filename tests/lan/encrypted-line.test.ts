/** What a sealed line keeps from who stands between a page and its host, and what it does about who meddles. */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { gameOf } from '#catalogue';
import { scripted } from '#main/host/testing/race-game.ts';
import { x25519 } from '#main/lan/encryption/x25519.ts';
import { listen } from '#main/lan/server/server.ts';
import {
  acceptChannel,
  encryptFrame,
  HostKeyMismatch,
  hostHello,
  PADDING_STEP_BYTES,
  SECURE_CHANNEL_PATH,
} from '#shared/crypto/secure-channel.ts';
import type { Game } from '#shared/engine/game.ts';
import { seeded } from '#shared/engine/random.ts';
import { type EncryptedSocket, encryptedSocket } from '../../src/renderer/client/connection/encrypted-socket.ts';
import { type LineKind, type Visitor, visit } from '../host/support/client.ts';
import { HIDDEN, played } from '../host/support/hidden-states.ts';
import { PausableClock } from '../host/support/pausable-clock.ts';
import { chanceOf, playOverWire } from '../host/support/play-over-wire.ts';
import { viewersOf } from '../host/support/table-party.ts';
import { removeFolders, startServer, type TestServer } from '../host/support/test-server.ts';
import { type Between, manInTheMiddle } from './support/man-in-the-middle.ts';

const open: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
});
afterAll(removeFolders);

async function standing(...wanted: Parameters<typeof startServer>): Promise<{ server: TestServer; way: Between }> {
  const server = await startServer(...wanted);
  const way = await manInTheMiddle(server.port);
  open.push(server, { stop: way.close });
  return { server, way };
}

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

/** A whole match of a game, everybody by a line past somebody who listens: what that one has, and what was secret. */
async function overheard({ game, tables, cards }: (typeof HIDDEN)[number], manner: LineKind) {
  const [table] = tables;
  if (!table) throw new Error(`${game} has no table`);
  const match = played({ game, tables, cards } as (typeof HIDDEN)[number], table, 1);
  const clock = new PausableClock(50);
  const { way } = await standing({
    clock,
    scorePauseMs: 1e9,
    random: seeded(7),
    gameOf: (id) => scripted(gameOf(id) as Game, chanceOf(match)),
  });
  const visitors = await Promise.all(viewersOf(match.seats).map(() => visit(way.port, undefined, manner)));
  const [host, ...guests] = visitors as [Visitor, ...Visitor[]];
  const { seats, options } = match;
  const opened = await host.client.tables.open({ game, seats, options: { ...options } });
  for (const { client } of guests) await client.tables.enter({ code: opened.code });
  for (const [seat, { client }] of visitors.slice(0, seats).entries())
    await client.table.sit({ table: opened.table, seat, name: `Person ${seat}` });
  const frames = await playOverWire({ table: opened.table, inRoom: false, visitors }, match, { clock });
  expect(frames.flat().length).toBeGreaterThan(20);
  const tokens = visitors.map(({ token }) => token);
  const secrets = [...cards.map((card) => `"${card}"`), ...tokens, `"${opened.code}"`, 'observation', 'Person 0'];
  const heard = way.heard();
  return { secrets, found: secrets.filter((one) => isSaid(one, heard)), heard, tokens, code: opened.code };
}

/** Four bytes come about by chance in a megabyte that is sealed: what is short counts where it stands as a value does. */
function isSaid(one: string, heard: string): boolean {
  return one.length > 6 ? heard.includes(one) : new RegExp(`[:[,]${one}[,\\]}]`).test(heard);
}

describe('who listens to a whole match', () => {
  it.each(HIDDEN)('of $game hears no card, token or code', async (hidden) => {
    const { found, heard, secrets } = await overheard(hidden, 'sealed');
    expect(secrets.length).toBeGreaterThan(20);
    expect(heard.length).toBeGreaterThan(20 * PADDING_STEP_BYTES);
    expect(found).toEqual([]);
  });

  it.each(HIDDEN.slice(0, 1))('hears all of it where the line is plain: $game', async (hidden) => {
    const { found, tokens, code } = await overheard(hidden, 'plain');
    expect(found).toEqual(expect.arrayContaining([...tokens, `"${code}"`, 'observation']));
    expect(found.filter((one) => /^"\w{2,3}"$/.test(one)).length).toBeGreaterThan(20);
  });
});

/** A line that is open, and how it ends. */
async function openLine(port: number, known?: string): Promise<EncryptedSocket & { readonly ended: Promise<unknown> }> {
  const socket = encryptedSocket(`ws://127.0.0.1:${port}${SECURE_CHANNEL_PATH}`, known);
  const ended = new Promise((resolve) => socket.addEventListener('close', () => resolve(socket.fault)));
  await Promise.race([new Promise((resolve) => socket.addEventListener('open', resolve)), ended]);
  return Object.defineProperty(socket, 'ended', { value: ended }) as EncryptedSocket & { ended: Promise<unknown> };
}

const greeting = (i: number) => JSON.stringify({ i: `${i}`, p: { u: '/session/greet', b: { json: {} } } });

describe('who stands between', () => {
  it('with another key is told nothing, by who knows the right one', async () => {
    const [{ server }, { way: theirs }] = [await standing(), await standing()];
    const right = await openLine(server.port, server.host.keyFingerprint);
    expect(right.fingerprint).toBe(server.host.keyFingerprint);
    right.close();
    const wrong = await openLine(theirs.port, server.host.keyFingerprint);
    expect(await wrong.ended).toBeInstanceOf(HostKeyMismatch);
    expect(wrong.fingerprint).toBeUndefined();
    // It has heard its own key, and not a byte from the page.
    expect(theirs.heard()).toHaveLength(33);
  });

  it('with the right key’s open half alone gets no further', async () => {
    const [{ server }, { way: theirs }] = [await standing(), await standing()];
    const { key, keyFingerprint: print } = server.host;
    let first = true;
    theirs.meddle((message, way) => {
      if (way === 'up' || !first) return [message];
      first = false;
      return [Buffer.from([1, ...key.open])];
    });
    const line = await openLine(theirs.port, print);
    expect(await line.ended).toBe('meddled');
    expect(line.fingerprint).toBeUndefined();
  });

  const kept: Buffer[] = [];
  const MEDDLED: [string, (message: Buffer) => Buffer[]][] = [
    ['changes a bit', (message) => [Buffer.from(message.map((byte, k) => (k === 40 ? byte ^ 1 : byte)))]],
    ['cuts the end off', (message) => [message.subarray(0, -1)]],
    ['says it twice', (message) => [message, message]],
    ['adds a byte', (message) => [Buffer.concat([message, Buffer.of(0)])]],
    ['leaves it out, so that the next comes first', () => []],
    ['turns two round', (message) => (kept.push(message) < 2 ? [] : kept.splice(0).toReversed())],
    ['puts in one of its own', (message) => [Buffer.alloc(PADDING_STEP_BYTES + 16), message]],
    ['puts in a text', () => [Buffer.from('hello')]],
  ];

  it.each(MEDDLED)('and %s on the way up is hung up on', async (_, change) => {
    kept.splice(0);
    const { server, way } = await standing();
    const line = await openLine(way.port, server.host.keyFingerprint);
    let changes = 0;
    way.meddle((message, to) => (to === 'up' && changes++ < 2 ? change(message) : [message]));
    for (let k = 0; k < 3; k++) line.send(greeting(k));
    expect(await line.ended).toBe('meddled');
    expect(server.log).toEqual([]);
  });

  it.each(MEDDLED)('and %s on the way down is not believed', async (_, change) => {
    kept.splice(0);
    const { server, way } = await standing();
    const line = await openLine(way.port, server.host.keyFingerprint);
    const said: unknown[] = [];
    line.addEventListener('message', ({ data }: MessageEvent) => said.push(data));
    let changes = 0;
    way.meddle((message, to) => (to === 'down' && changes++ < 2 ? change(message) : [message]));
    for (let k = 0; k < 3; k++) line.send(greeting(k));
    expect(await line.ended).toBe('meddled');
    // What came whole and in its place before was believed, and nothing after.
    expect(said.length).toBeLessThanOrEqual(1);
  });
});

describe('a host’s key', () => {
  it('is the same after a restart, lies in a file of its own, and is no other host’s', async () => {
    const first = await startServer();
    const { keyFingerprint: print } = first.host;
    await first.stop();
    expect(statSync(join(first.data, 'host-key')).mode & 0o777).toBe(0o600);
    const { server } = await standing({ data: first.data });
    expect(server.host.keyFingerprint).toBe(print);
    const line = await openLine(server.port, print);
    expect(line.fingerprint).toBe(print);
    line.close();
    const { server: other } = await standing();
    expect(other.host.keyFingerprint).not.toBe(print);
  });
});

describe('a long message', () => {
  it('goes packed to who can unpack it, and the short one after it stays after it', async () => {
    const long = Array.from({ length: 4000 }, (_, k) => `Somebody ${k}`).join();
    const server = await listen({
      port: 0,
      host: '127.0.0.1',
      pages: '/nowhere',
      about: () => ({ 'panno-verde': '1', host: 'box', tables: [] }),
      key: x25519.pairOf(new Uint8Array(32).fill(7)),
      accept: (line) => ({
        receive() {
          for (const text of ['before', long, 'after', long, 'end']) line.send(text);
        },
        enqueueWork: (run: () => void) => run(),
        countSignal: () => true,
        connectionClass: () => 'known',
        latencyMeasured: () => undefined,
        closed: () => undefined,
      }),
    });
    const way = await manInTheMiddle(server.port);
    open.push({ stop: () => server.close() }, { stop: way.close });
    const line = await openLine(way.port);
    const said: string[] = [];
    line.addEventListener('message', ({ data }: MessageEvent<string>) => said.push(data));
    const before = way.heard().length;
    line.send('go');
    await soon(() => expect(said.map((text) => text.slice(0, 10))).toHaveLength(5));
    expect(said).toEqual(['before', long, 'after', long, 'end']);
    expect(way.heard().length - before).toBeLessThan(long.length);
    line.close();
  });

  it('that nobody can unpack ends the line, says so, and nothing after it is told', async () => {
    const strange = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    open.push({ stop: () => strange.close() });
    await once(strange, 'listening');
    const pair = x25519.pairOf(new Uint8Array(32).fill(7));
    strange.on('connection', (socket) => {
      socket.send(hostHello(pair));
      socket.once('message', (first: Buffer) => {
        const { message, keys } = acceptChannel(new Uint8Array(first), pair, new Uint8Array(32).fill(9));
        socket.send(message);
        const say = (deflated: boolean, text: string) =>
          socket.send(encryptFrame(keys.ours, { deflated, bytes: Buffer.from(text) }));
        say(false, 'before');
        say(true, 'no zlib at all');
        say(false, 'after');
      });
    });
    const line = encryptedSocket(
      `ws://127.0.0.1:${(strange.address() as AddressInfo).port}${SECURE_CHANNEL_PATH}`,
      undefined,
    );
    const said: string[] = [];
    line.addEventListener('message', ({ data }: MessageEvent<string>) => said.push(data));
    const ended = new Promise((resolve) => line.addEventListener('close', () => resolve(line.fault)));
    expect(await ended).toBe('strange');
    expect(said).toEqual(['before']);
  });
});
