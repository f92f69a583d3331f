/** A relay between a host and its clients: what it carries, whom it lets in, and what becomes of lines that break. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { gameOf } from '#catalogue';
import { scripted } from '#main/host/testing/race-game.ts';
import { x25519 } from '#main/lan/encryption/x25519.ts';
import { connectToRelay } from '#main/lan/outside/relay-connection.ts';
import { readTokens, type Tokens } from '#main/relay/tokens.ts';
import { SECURE_CHANNEL_PATH } from '#shared/crypto/secure-channel.ts';
import type { Game } from '#shared/engine/game.ts';
import { seeded } from '#shared/engine/random.ts';
import about from '../../package.json' with { type: 'json' };
import { refusalOf, type Visitor, visit } from '../host/support/client.ts';
import { HIDDEN, played } from '../host/support/hidden-states.ts';
import { PausableClock } from '../host/support/pausable-clock.ts';
import { chanceOf, playOverWire } from '../host/support/play-over-wire.ts';
import { viewersOf } from '../host/support/table-party.ts';
import { removeFolders } from '../host/support/test-server.ts';
import { openHost, openOutside, openRelay, stopAll, stopLater, TOKEN, visitOver } from './support/relayed.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await stopAll();
});
afterAll(removeFolders);

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

/** Everything that relay and host send in this process, byte by byte. */
function overhear(): () => string {
  const heard: Buffer[] = [];
  const { send } = WebSocket.prototype;
  vi.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, ...given: unknown[]) {
    heard.push(Buffer.from(given[0] as Uint8Array));
    Reflect.apply(send, this, given);
  });
  return () => Buffer.concat(heard).toString('latin1');
}

/** What is short may come about by chance: it counts where it stands as a value does. */
const isSaid = (one: string, heard: string): boolean =>
  one.length > 6 ? heard.includes(one) : new RegExp(`[:[,]${one}[,\\]}]`).test(heard);

/** Where a host answers at home. */
const HOME = 'http://192.168.7.9:4747';

describe('a match over a relay', () => {
  it.each(HIDDEN)('of $game: no card, name, token or code is in what is carried', async (hidden) => {
    const { game, tables, cards } = hidden;
    const [table] = tables;
    if (!table) throw new Error(`${game} has no table`);
    const match = played(hidden, table, 1);
    const clock = new PausableClock(50);
    const heard = overhear();
    const relay = await openRelay();
    const host = await openHost({
      clock,
      scorePauseMs: 1e9,
      random: seeded(7),
      gameOf: (id) => scripted(gameOf(id) as Game, chanceOf(match)),
    });
    await openOutside(host, relay);
    // One sits at home; all others come from outside.
    const home = await visit(host.server.port, undefined, 'sealed');
    const guests: Visitor[] = [];
    for (const _ of viewersOf(match.seats).slice(1)) guests.push(await visitOver(relay, host));
    const visitors = [home, ...guests];
    const { seats, options } = match;
    const opened = await home.client.tables.open({ game, seats, options: { ...options } });
    for (const { client } of guests) await client.tables.enter({ code: opened.code });
    for (const [seat, { client }] of visitors.slice(0, seats).entries())
      await client.table.sit({ table: opened.table, seat, name: `Person ${seat}` });
    const frames = await playOverWire({ table: opened.table, inRoom: false, visitors }, match, { clock });
    expect(frames.flat().length).toBeGreaterThan(20);
    const tokens = visitors.map(({ token }) => token);
    const secrets = [...cards.map((card) => `"${card}"`), ...tokens, `"${opened.code}"`, 'observation', 'Person 1'];
    expect(heard().length).toBeGreaterThan(20 * 1024);
    expect(secrets.filter((one) => isSaid(one, heard()))).toEqual([]);
  });

  it('would be heard if it were said: a plain line beside it', async () => {
    const heard = overhear();
    const host = await openHost();
    const { client, token } = await visit(host.server.port);
    const { code } = await client.tables.open({ game: 'viva' });
    expect([token, `"${code}"`].filter((one) => isSaid(one, heard()))).toHaveLength(2);
  });
});

describe('who comes from outside', () => {
  it('opens no table, sees no list of them, and is not at home', async () => {
    const relay = await openRelay();
    const host = await openHost();
    await openOutside(host, relay);
    const home = await visit(host.server.port);
    const { code } = await home.client.tables.open({ game: 'viva' });
    const { client } = await visitOver(relay, host);
    expect((await refusalOf(client.tables.open({ game: 'viva' }))).reason).toBe('only-home-opens');
    for await (const list of await client.tables.watch({})) {
      expect(list).toEqual([]);
      break;
    }
    expect((await refusalOf(client.house.devices({}))).reason).toBe('only-at-this-computer');
    expect((await refusalOf(client.outside.close({}))).reason).toBe('only-at-this-computer');
    expect(await client.tables.enter({ code, name: 'Ada' })).toMatchObject({ room: false });
  });

  it('is not told where the host is in its own network', async () => {
    const relay = await openRelay();
    const host = await openHost({ network: { addresses: () => [HOME], localName: () => 'house.local' } });
    await openOutside(host, relay);
    const home = await visit(host.server.port);
    const { client } = await visitOver(relay, host);
    host.server.host.host.room.open(true);
    const { code, table } = await home.client.tables.open({ game: 'viva' });
    await home.client.table.changeSettings({ table, settings: { open: true } });
    const heard: string[] = [];
    for (const [who, entered] of [
      [home.client, [code, host.server.host.host.room.code]],
      [client, [code, host.server.host.host.room.code]],
    ] as const) {
      for (const one of entered) await who.tables.enter({ code: one, name: 'Ada' });
      let seen = '';
      for await (const room of await who.room.watch({})) {
        seen += JSON.stringify(room);
        break;
      }
      for await (const view of await who.table.watch({ table })) {
        seen += JSON.stringify(view);
        break;
      }
      heard.push(seen);
    }
    expect(heard.map((one) => one.split(HOME).length - 1)).toEqual([2, 0]);
    expect(heard.map((one) => one.includes('house.local'))).toEqual([true, false]);
  });

  it('is told nothing by a host that has closed', async () => {
    const relay = await openRelay();
    const host = await openHost();
    await openOutside(host, relay);
    const { closed } = await visitOver(relay, host);
    host.outside.close();
    await closed;
    await expect(visitOver(relay, host)).rejects.toThrow();
    expect(host.outside.view().status).toBe('closed');
  });

  it('is gone when the room closes', async () => {
    const relay = await openRelay();
    const host = await openHost({ opensTables: false });
    host.server.host.host.room.open(true);
    await openOutside(host, relay);
    const { closed } = await visitOver(relay, host);
    host.server.host.host.room.open(false);
    await closed;
    expect(host.outside.view().status).toBe('closed');
  });

  it('is gone with the room, though devices that were away may still ask where their table is', async () => {
    const relay = await openRelay();
    const host = await openHost({ opensTables: false });
    const { room, handover } = host.server.host.host;
    vi.spyOn(handover, 'keepsListening', 'get').mockReturnValue(true);
    room.open(true);
    await openOutside(host, relay);
    const { closed } = await visitOver(relay, host);
    room.open(false);
    await closed;
    expect(host.outside.view().status).toBe('closed');
  });
});

describe('a line that breaks', () => {
  it('by the relay’s end: the host comes back, and people go on with their token', async () => {
    const relay = await openRelay();
    const host = await openHost();
    await openOutside(host, relay);
    const { token, closed, client } = await visitOver(relay, host);
    const { table } = await client.tables.enter({ code: host.server.host.roomCode.code, name: 'Ada' });
    await relay.close();
    await closed;
    await soon(() => expect(host.outside.view()).toMatchObject({ status: 'opening', why: 'no-answer' }));
    const again = await openRelay({ port: relay.port });
    await soon(() => expect(host.outside.view().status).toBe('open'));
    const back = await visitOver(again, host, token);
    expect(back.token).toBe(token);
    expect(await back.client.tables.enter({ code: host.server.host.roomCode.code })).toMatchObject({ table });
  });

  it('by the client’s end: its person is away, and nobody else feels it', async () => {
    const relay = await openRelay();
    const host = await openHost();
    await openOutside(host, relay);
    const [one, other] = [await visitOver(relay, host), await visitOver(relay, host)];
    await one.leave();
    expect(await other.client.session.greet({})).toMatchObject({ token: other.token });
    await soon(async () => expect(await relay.metrics.text()).toContain('panno_verde_relay_lines 1'));
  });
});

describe('who registers', () => {
  it('needs a token of the operator’s, and is off when that is taken away', async () => {
    let tokens = readTokens(TOKEN) as Tokens;
    const relay = await openRelay({ tokens: () => tokens });
    const host = await openHost();
    host.outside.open(`http://127.0.0.1:${relay.port}`, 'another-token-entirely');
    await soon(() => expect(host.outside.view()).toMatchObject({ status: 'failed', why: 'token' }));
    await openOutside(host, relay);
    tokens = readTokens('a-token-for-another-house') as Tokens;
    relay.recheckTokens();
    await soon(() => expect(host.outside.view()).toMatchObject({ status: 'failed', why: 'token' }));
  });

  it('needs the key: nobody takes another host’s place by its open half', async () => {
    const relay = await openRelay();
    const host = await openHost();
    await openOutside(host, relay);
    const { open } = host.server.host.key;
    const thief = { open, secret: x25519.pairOf(new Uint8Array(32).fill(3)).secret };
    const why = await new Promise((resolve) => {
      connectToRelay(
        { relay: `http://127.0.0.1:${relay.port}`, token: TOKEN, version: about.version, key: thief },
        { onReady: () => resolve('ready'), onLine: () => undefined, onClosed: resolve },
      );
    });
    expect(why).toBe('proof');
    expect((await visitOver(relay, host)).token).toBeTruthy();
  });

  it('proves nothing to one relay by what it answers at another, whatever name that gives itself', async () => {
    const relay = await openRelay();
    const host = await openHost();
    const hostile = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    stopLater(() => hostile.close());
    await once(hostile, 'listening');
    const name = `127.0.0.1:${(hostile.address() as AddressInfo).port}`;
    const statuses: unknown[] = [];
    hostile.on('connection', (house) => {
      const onwards = new WebSocket(`ws://127.0.0.1:${relay.port}/host`, {
        headers: { authorization: `Bearer ${TOKEN}`, 'panno-verde-version': about.version, host: name },
      });
      stopLater(() => onwards.terminate());
      house.on('message', (data: Buffer) => onwards.once('open', () => onwards.send(data)));
      onwards.on('message', (data: Buffer) => house.send(data));
      onwards.on('unexpected-response', (request, { statusCode }) => {
        statuses.push(statusCode);
        request.destroy();
      });
      onwards.on('open', () => statuses.push('open'));
      onwards.on('error', () => undefined);
    });
    host.outside.open(`http://${name}`, TOKEN);
    await soon(() => expect(statuses[0]).toBe(421));
    expect(await relay.metrics.text()).toContain('panno_verde_relay_hosts 0');
  });

  it('asks for the relay by its name', async () => {
    const relay = await openRelay({ names: ['relay.example'] });
    const host = await openHost();
    host.outside.open(`http://127.0.0.1:${relay.port}`, TOKEN);
    await soon(() => expect(host.outside.view()).toMatchObject({ status: 'failed', why: 'other-name' }));
    const page = await fetch(`http://127.0.0.1:${relay.port}/`);
    expect(page.status).toBe(421);
  });

  it('takes its own place again', async () => {
    const relay = await openRelay();
    const host = await openHost();
    await openOutside(host, relay);
    const again = await new Promise((resolve) => {
      const end = connectToRelay(
        { relay: `http://127.0.0.1:${relay.port}`, token: TOKEN, version: about.version, key: host.server.host.key },
        { onReady: () => resolve('ready'), onLine: () => undefined, onClosed: resolve },
      );
      stopLater(end);
    });
    expect(again).toBe('ready');
    await soon(() => expect(host.outside.view()).toMatchObject({ status: 'failed', why: 'replaced' }));
  });

  it('is of the same version', async () => {
    const relay = await openRelay();
    const host = await openHost();
    const why = await new Promise((resolve) => {
      connectToRelay(
        { relay: `http://127.0.0.1:${relay.port}`, token: TOKEN, version: '0.0.1', key: host.server.host.key },
        { onReady: () => resolve('ready'), onLine: () => undefined, onClosed: resolve },
      );
    });
    expect(why).toBe('other-version');
  });
});

describe('bounds', () => {
  const tooMany = (relay: { port: number }, print: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${relay.port}${SECURE_CHANNEL_PATH}`, print);
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      socket.on('open', () => resolve('open'));
      socket.on('error', () => undefined);
      stopLater(() => socket.terminate());
    });

  it('of lines: by device, by host, and of new ones', async () => {
    for (const [limits, status] of [
      [{ linesPerDevice: 2 }, 503],
      [{ linesPerHost: 2 }, 503],
      [{ newLines: { perSecond: 0.001, atOnce: 3 } }, 429],
    ] as const) {
      const relay = await openRelay({ limits });
      const host = await openHost();
      await openOutside(host, relay);
      expect([await tooMany(relay, host.print), await tooMany(relay, host.print)]).toEqual(['open', 'open']);
      expect(await tooMany(relay, host.print)).toBe(status);
      await stopAll();
    }
  });

  it('of messages and of bytes: the line ends, and the host’s others go on', async () => {
    for (const limits of [
      { messages: { perSecond: 0.001, atOnce: 10 } },
      { bytes: { perSecond: 0.001, atOnce: 8 * 1024 } },
    ]) {
      const relay = await openRelay({ limits });
      const host = await openHost();
      await openOutside(host, relay);
      const { client, closed } = await visitOver(relay, host);
      for (let k = 0; k < 20; k++) client.session.greet({}).catch(() => undefined);
      expect(await closed).toBe(1008);
      expect(host.outside.view().status).toBe('open');
      await stopAll();
    }
  });

  it('of hosts by token', async () => {
    const relay = await openRelay({ limits: { hostsPerToken: 1 } });
    const [one, other] = [await openHost(), await openHost()];
    await openOutside(one, relay);
    other.outside.open(`http://127.0.0.1:${relay.port}`, TOKEN);
    await soon(() => expect(other.outside.view()).toMatchObject({ status: 'opening', why: 'full' }));
    expect(one.outside.view().status).toBe('open');
  });
});
