/**
 * A guest who asks for too much does not stop the table server for others: 40 connections of another device watch a list of
 * 99 tables, 32 streams each, while one of the tables is renamed all the time. They come by an address of this computer's
 * own: who comes over that one is no more at home than anybody else.
 */
import { networkInterfaces } from 'node:os';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import { max, quantile } from 'simple-statistics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Client, openSession, type Server, startServer } from '../../bench/test-server.ts';

const CONNECTIONS = 40;
const STREAMS = 32;
const TABLES = 99;
const WATCHED_MS = 20_000;
/** Between two requests, and between two renamings. */
const PAUSE_MS = 50;
/** Nobody waits so long for an answer. */
const MAX_SILENCE_MS = 1000;
/** Fewer answers than this would say nothing. */
const MIN_ANSWERS = 50;

const ADDRESS = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

let server: Server;
let owner: Client;
let home: Client;
const tables: string[] = [];
const sockets: WebSocket[] = [];

beforeAll(async () => {
  server = await startServer({ host: '0.0.0.0' });
  owner = (await openSession(server)).client;
  for (let k = 0; k < TABLES; k++) {
    tables.push((await owner.tables.open({ game: 'viva' })).table);
    await pause(20);
  }
  home = (await openSession(server)).client;
});

afterAll(() => {
  for (const socket of sockets) socket.terminate();
  server?.close();
});

describe('connections that watch too much', () => {
  it.skipIf(!ADDRESS)('leave no silence of a second, and others hear of the tables', async () => {
    const other = await watchAsAPage();
    let lists = 0;
    await Promise.all(Array.from({ length: CONNECTIONS }, () => watchTooMuch(() => lists++)));

    const end = performance.now() + WATCHED_MS;
    const waits: number[] = [];
    const asking = repeat(end, async () => {
      const sent = performance.now();
      await home.session.greet({});
      waits.push(performance.now() - sent);
    });
    const renaming = repeat(end, async (k) => {
      await owner.table.rename({ table: tables[k % TABLES] as string, name: `Table ${k}` });
    });
    await Promise.all([asking, renaming]);

    console.log(
      `${waits.length} answers, p99 ${quantile(waits, 0.99).toFixed(0)} ms, longest ${max(waits).toFixed(0)} ms; ` +
        `${lists} lists sent to ${CONNECTIONS} connections, ${other.heard()} to a page`,
    );
    expect(lists).toBeGreaterThan(CONNECTIONS);
    expect(other.heard()).toBeGreaterThan(0);
    expect(waits.length).toBeGreaterThan(MIN_ANSWERS);
    expect(max(waits)).toBeLessThan(MAX_SILENCE_MS);
  });
});

async function repeat(end: number, act: (k: number) => Promise<void>): Promise<void> {
  for (let k = 0; performance.now() < end; k++) {
    await act(k);
    await pause(PAUSE_MS);
  }
}

/** A connection over the network. */
async function connect(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${ADDRESS}:${server.port}/ws`);
  sockets.push(socket);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** Somebody who watches the list once. */
async function watchAsAPage(): Promise<{ heard(): number }> {
  const socket = (await connect()) as unknown as globalThis.WebSocket;
  const client: Client = createORPCClient(new RPCLink({ websocket: socket }));
  await client.session.greet({});
  let heard = 0;
  const watching = async (): Promise<void> => {
    for await (const list of await client.tables.watch({})) if (list.length > 0) heard++;
  };
  // The stream ends with its server.
  watching().catch(() => undefined);
  return { heard: () => heard };
}

/** Only counts what comes: who reads it would be slower than the server. */
async function watchTooMuch(heard: () => void): Promise<void> {
  const socket = await connect();
  socket.on('message', heard);
  const call = (i: number, u: string): void => socket.send(JSON.stringify({ i: `${i}`, p: { u, b: { json: {} } } }));
  call(0, '/session/greet');
  await pause(500);
  for (let k = 1; k <= STREAMS; k++) call(k, '/tables/watch');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
