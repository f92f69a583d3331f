/** Frames that nobody means well with: from a client, from a host with a token, and from a relay. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { x25519 } from '#main/lan/encryption/x25519.ts';
import { connectToRelay } from '#main/lan/outside/relay-connection.ts';
import type { Relay } from '#main/relay/server.ts';
import { fingerprintOf, frameLength, PADDING_STEP_BYTES } from '#shared/crypto/secure-channel.ts';
import { decodeRelayFrame, encodeRelayFrame, RELAY_FRAME, type RelayFrameKind } from '#shared/relay/frames.ts';
import { challengeHost } from '#shared/relay/proof.ts';
import about from '../../package.json' with { type: 'json' };
import { removeFolders } from '../host/support/test-server.ts';
import { openRawClient, openRawHost, shakeHands } from './support/raw.ts';
import { openHost, openOutside, openRelay, stopAll, stopLater, TOKEN, visitOver } from './support/relayed.ts';

afterEach(stopAll);
afterAll(removeFolders);

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });
const KEY = x25519.pairOf(new Uint8Array(32).fill(9));
const fresh = new Uint8Array(32).fill(5);

const FINGERPRINT = fingerprintOf(KEY.open);

async function rawHost({ port }: Relay): Promise<WebSocket> {
  const socket = await openRawHost(port, TOKEN, KEY);
  stopLater(() => socket.terminate());
  return socket;
}

async function rawClient({ port }: Relay, print = FINGERPRINT): Promise<WebSocket> {
  const socket = await openRawClient(port, print);
  stopLater(() => socket.terminate());
  return socket;
}

const anyBytes = (maxLength: number) => fc.uint8Array({ maxLength });
const anyFrame = fc.oneof(
  anyBytes(80),
  fc
    .tuple(fc.constantFrom(...Object.values(RELAY_FRAME)), fc.nat({ max: 4 }), anyBytes(1100))
    .map(([kind, line, payload]) => encodeRelayFrame(kind as RelayFrameKind, line, payload)),
);

describe('a relay', () => {
  it('passes on nothing of a client but what an encrypted line has', async () => {
    const relay = await openRelay({ limits: { newLines: { perSecond: 1e6, atOnce: 1e6 } } });
    const host = await openHost();
    await openOutside(host, relay);
    const good = await visitOver(relay, host);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(anyBytes(2000), fc.string({ minLength: 1 })), { minLength: 1 }),
        async (messages) => {
          const socket = await rawClient(relay, host.print);
          const closed = once(socket, 'close');
          for (const message of messages) socket.send(message);
          const [code] = await closed;
          expect([1008, 4001]).toContain(code);
        },
      ),
      { numRuns: 60 },
    );
    expect(await good.client.session.greet({})).toMatchObject({ token: good.token });
    expect(host.server.log).toEqual([]);
  });

  it('stands whatever a host sends, and so do the lines of other hosts', async () => {
    const relay = await openRelay({ limits: { newLines: { perSecond: 1e6, atOnce: 1e6 } } });
    const host = await openHost();
    await openOutside(host, relay);
    const good = await visitOver(relay, host);
    await fc.assert(
      fc.asyncProperty(fc.array(anyFrame, { minLength: 1, maxLength: 30 }), async (frames) => {
        const hostile = await rawHost(relay);
        const client = await rawClient(relay);
        const gone = once(client, 'close');
        for (const frame of frames) hostile.send(frame);
        hostile.close();
        await gone;
        expect(await good.client.session.greet({})).toMatchObject({ token: good.token });
      }),
      { numRuns: 40 },
    );
  });

  it('lets no host speak to a client in the clear', async () => {
    const relay = await openRelay();
    const hostile = await rawHost(relay);
    const client = await rawClient(relay);
    const heard: unknown[] = [];
    client.on('message', (message) => heard.push(message));
    hostile.send(encodeRelayFrame(RELAY_FRAME.data, 1, Buffer.from('{"hello":"there"}')));
    const [code] = await once(client, 'close');
    expect(code).toBe(1008);
    expect(heard).toEqual([]);
  });

  it('ends the line of a client that does not read, and keeps no more than a few megabytes for it', async () => {
    const relay = await openRelay({ limits: { hostBytes: { perSecond: 1e9, atOnce: 1e9 } } });
    const hostile = await rawHost(relay);
    const client = await rawClient(relay);
    const send = (payload: Uint8Array) => hostile.send(encodeRelayFrame(RELAY_FRAME.data, 1, payload));
    await shakeHands(hostile, client, 1, KEY);
    client.pause();
    const ended = new Promise((resolve) => {
      hostile.on('message', (data: Buffer) => {
        const frame = decodeRelayFrame(data);
        if (frame?.kind === RELAY_FRAME.close) resolve(frame.line);
      });
    });
    const large = new Uint8Array(frameLength(256 * 1024));
    for (let k = 0; k < 100; k++) send(large);
    expect(await ended).toBe(1);
    expect(await relay.metrics.text()).toContain('refused_total{why="backlog"} 1');
  });

  it('ends the line of a client that answers no pings, and answers none of a host that reads none', async () => {
    const relay = await openRelay();
    const hostile = await rawHost(relay);
    const client = await rawClient(relay);
    await shakeHands(hostile, client, 1, KEY);
    client.pause();
    const ended = new Promise((resolve) => {
      hostile.on('message', (data: Buffer) => decodeRelayFrame(data)?.kind === RELAY_FRAME.close && resolve(undefined));
    });
    for (let k = 0; k < 20; k++) hostile.send(encodeRelayFrame(RELAY_FRAME.ping, 1, Buffer.from('now')));
    await ended;
    expect(await relay.metrics.text()).toContain('refused_total{why="backlog"} 1');
  });

  it('reads no more pongs of its clients than their host takes', async () => {
    const often = { perSecond: 1e9, atOnce: 1e9 };
    const limits = { hostBacklogBytes: 16 * 1024, messages: often, bytes: often };
    const relay = await openRelay({ limits });
    const slow = await rawHost(relay);
    const client = await rawClient(relay);
    await shakeHands(slow, client, 1, KEY);
    slow.pause();
    // What isn't read stays with who sends it: at some time no more goes.
    const stamp = Buffer.alloc(100);
    const batches = 200;
    let sent = 0;
    const all = (async () => {
      for (let batch = 0; batch < batches; batch++, sent++)
        await new Promise((resolve) => {
          for (let k = 1; k < 1000; k++) client.pong(stamp);
          client.pong(stamp, undefined, resolve);
        });
    })();
    let before = -1;
    while (sent !== before) {
      before = sent;
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 500))]);
    }
    expect(sent).toBeLessThan(batches);
  });

  it('reads clients no faster than their host takes it', async () => {
    const limits = {
      hostBacklogBytes: 64 * 1024,
      messages: { perSecond: 1e6, atOnce: 1e6 },
      bytes: { perSecond: 1e9, atOnce: 1e9 },
    };
    const relay = await openRelay({ limits });
    const slow = await rawHost(relay);
    const client = await rawClient(relay);
    await shakeHands(slow, client, 1, KEY);
    slow.pause();
    const frame = new Uint8Array(frameLength(PADDING_STEP_BYTES * 8));
    const count = 2000;
    for (let k = 0; k < count; k++) client.send(frame);
    let came = 0;
    const all = new Promise<void>((resolve) => {
      slow.on('message', (data: Buffer) => {
        if (decodeRelayFrame(data)?.kind === RELAY_FRAME.data) came++;
        if (came === count) resolve();
      });
    });
    slow.resume();
    await all;
    expect(came).toBe(count);
  });
});

/** Asks the host for its proof as a relay does, or doesn't; then it says these. */
async function openRawRelay(isProper: boolean, frames: readonly Uint8Array[]) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.on('connection', (socket) => {
    socket.on('error', () => undefined);
    socket.once('message', (hello: Buffer) => {
      const challenge = challengeHost(new Uint8Array(hello), `127.0.0.1:${port}`, fresh, x25519);
      const proper = [challenge?.message ?? hello, encodeRelayFrame(RELAY_FRAME.ready, 0)];
      for (const message of [...(isProper ? proper : []), ...frames]) socket.send(message);
      socket.close();
    });
  });
  return { server, port };
}

describe('a host', () => {
  it('stands whatever its relay sends, and tells it nothing but its proof', async () => {
    const host = await openHost();
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(anyFrame, { minLength: 1, maxLength: 20 }), async (isProper, frames) => {
        const { key, accept } = host.server.host;
        const { server, port } = await openRawRelay(isProper, frames);
        await new Promise((resolve) => {
          connectToRelay(
            { relay: `http://127.0.0.1:${port}`, token: TOKEN, version: about.version, key },
            {
              onReady: () => undefined,
              onLine: (line) =>
                void accept({
                  address: line.remoteAddress,
                  isOutside: true,
                  send: () => undefined,
                  close: () => line.terminate(),
                }),
              onClosed: resolve,
            },
          );
        });
        server.close();
      }),
      { numRuns: 60 },
    );
    expect(host.server.log).toEqual([]);
    await soon(() => expect(host.server.host.isPlaying()).toBe(false));
  });
});
