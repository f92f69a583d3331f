/**
 * Clients through a proxy, over real connections: each counts as its own address, whatever it
 * claims.
 */
import { request } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Transport } from '../../host/api/connection.ts';
import { x25519 } from '../encryption/x25519.ts';
import { parseProxies } from './client-address.ts';
import { listen, type Server, type ServerOptions } from './server.ts';

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 });

const PROXY = '127.0.0.1';

let server: Server | undefined;
afterEach(() => server?.close());

/** A server behind a proxy at 127.0.0.1, with its accepted connections. */
async function behind(
  more: Partial<ServerOptions> = {},
): Promise<{ lines: Transport[]; refused: unknown[]; port: number }> {
  const lines: Transport[] = [];
  const refused: unknown[] = [];
  server = await listen({
    port: 0,
    host: PROXY,
    pages: import.meta.dirname,
    accept(line) {
      lines.push(line);
      const nothing = () => undefined;
      return {
        receive: nothing,
        enqueueWork: (run: () => void) => run(),
        countSignal: () => true,
        connectionClass: () => 'known',
        latencyMeasured: nothing,
        closed: nothing,
      };
    },
    key: x25519.pairOf(new Uint8Array(32).fill(7)),
    about: () => ({ 'panno-verde': '1.2.3', host: 'box', tables: [] }),
    proxies: parseProxies(PROXY),
    publicName: 'Club.example',
    refused: (address) => refused.push(address),
    ...more,
  });
  return { lines, refused, port: server.port };
}

type Headers = Record<string, string>;

const via = (from: string, more: Headers = {}): Headers => ({ 'X-Forwarded-For': from, ...more });

/** The HTTP status of a probe through a proxy at this address. */
function ask(port: number, headers: Headers, localAddress = PROXY): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, host: PROXY, path: '/about.json', headers, localAddress, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

/** A proxied socket: `open`, `closed` after the server closed it, or the refusal's status. */
function dial(
  port: number,
  headers: Headers,
  localAddress = PROXY,
): { stands: string | number; opened: Promise<void> } {
  const socket = new WebSocket(`ws://${PROXY}:${port}/ws`, { headers, localAddress });
  const dialled: { stands: string | number; opened: Promise<void> } = {
    stands: '',
    opened: new Promise((resolve) => {
      socket.on('open', () => {
        dialled.stands = 'open';
        resolve();
      });
      socket.on('unexpected-response', (_, { statusCode = 0 }) => {
        dialled.stands = statusCode;
        socket.terminate();
        resolve();
      });
    }),
  };
  socket.on('close', () => {
    if (dialled.stands === 'open') dialled.stands = 'closed';
  });
  socket.on('error', () => undefined);
  return dialled;
}

describe('behind a proxy', () => {
  it('everybody comes from where the proxy says, and from nowhere they say themselves', async () => {
    const { port, lines } = await behind();
    const said = ['203.0.113.7', '127.0.0.1, 203.0.113.8', '::1,[2001:db8::1]:99', '10.0.0.1, 203.0.113.9, 127.0.0.1'];
    for (const from of said)
      await dial(port, via(from, { Forwarded: 'for=127.0.0.1', 'X-Real-IP': '127.0.0.1' })).opened;
    expect(lines.map(({ address }) => address)).toEqual(['203.0.113.7', '203.0.113.8', '2001:db8::1', '203.0.113.9']);
  });

  it('nobody comes in of whom it does not say so, nor anybody at home', async () => {
    const { port, lines } = await behind();
    const unsaid = [
      {},
      via(''),
      via('unknown'),
      via('127.0.0.1'),
      via('203.0.113.7, ::1'),
      { Forwarded: 'for=203.0.113.7' },
    ];
    for (const headers of unsaid) {
      expect(await ask(port, headers as Headers), JSON.stringify(headers)).toBe(400);
      const dialled = dial(port, headers as Headers);
      await dialled.opened;
      expect(dialled.stands).toBe(400);
    }
    expect(lines).toEqual([]);
  });

  it('one device has so many lines and no more, and others still come in', async () => {
    // Room for 64 connections, a quarter per device.
    const { port, refused } = await behind({ descriptors: 160 });
    const hog = Array.from({ length: 40 }, () => dial(port, via('203.0.113.7')));
    await Promise.all(hog.map(({ opened }) => opened));
    await soon(() => expect(hog.filter(({ stands }) => stands === 'open')).toHaveLength(16));
    expect(new Set(refused)).toEqual(new Set(['203.0.113.7']));
    const others = Array.from({ length: 10 }, (_, k) => dial(port, via(`203.0.113.7, 198.51.100.${k}`)));
    await Promise.all(others.map(({ opened }) => opened));
    expect(others.every(({ stands }) => stands === 'open')).toBe(true);
    expect(hog.filter(({ stands }) => stands === 'open')).toHaveLength(16);
  });

  it('what one asks for is paid by none of the others', async () => {
    const { port } = await behind();
    const often = (from: string) => Promise.all(Array.from({ length: 100 }, () => ask(port, via(from))));
    expect((await often('203.0.113.7')).filter((status) => status === 429).length).toBeGreaterThan(20);
    expect(await ask(port, via('203.0.113.8'))).toBe(200);
    // Some of it has come back by then, however little.
    expect(await often('198.51.100.1, 203.0.113.7')).toContain(429);
  });

  it('it goes by the name that people know, and by no other', async () => {
    const { port } = await behind();
    expect(await ask(port, via('203.0.113.7', { Host: 'club.example' }))).toBe(200);
    expect(await ask(port, via('203.0.113.7', { Host: 'evil.example' }))).toBe(403);
    const dialled = [
      dial(port, via('203.0.113.7', { Host: 'club.example', Origin: 'https://club.example' })),
      dial(port, via('203.0.113.7', { Host: 'club.example', Origin: 'https://evil.example' })),
    ];
    await Promise.all(dialled.map(({ opened }) => opened));
    // This one must use encryption: it was admitted.
    expect(dialled.map(({ stands }) => stands)).toEqual([426, 403]);
  });
});

describe('in front of a host that was not told of a proxy', () => {
  it('on its own computer, it lets nobody in: all would be at home', async () => {
    const { port, lines } = await behind({ proxies: undefined });
    expect(await ask(port, via('203.0.113.7'))).toBe(400);
    const dialled = dial(port, via('203.0.113.7'));
    await dialled.opened;
    expect([dialled.stands, lines]).toEqual([400, []]);
    expect(await ask(port, {})).toBe(200);
  });

  it('nor does another one on it that was not named', async () => {
    const { port } = await behind();
    expect(await ask(port, via('203.0.113.7'), '127.0.0.2')).toBe(400);
    expect(await ask(port, {}, '127.0.0.2')).toBe(200);
  });
});
