/**
 * node bench/evening.ts [rounds [changes]]: a hundred people at an evening of so many rounds (6), fifty of whom watch it,
 * each over a socket of its own. Results change, one after another (20): how many bytes each of them is sent for a change, and how
 * long until all have it; by turns over lines that take compressed messages and over lines that do not.
 */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import { quantile } from 'simple-statistics';
import { WebSocket } from 'ws';
import type { EveningView } from '../src/shared/protocol/evening.ts';
import { readInteger } from '../tools/command-line.ts';
import { type Client, startServer } from './test-server.ts';

const PEOPLE = 100;
/** As many as watch: all come from this computer, and what one device leaves unread has an end. */
const LINES = 50;

interface Phone {
  readonly client: Client;
  readonly socket: WebSocket;
  readonly signal: AbortSignal;
  latest: EveningView | null;
  heard(): void;
  leave(): void;
}

const rounds = readInteger('rounds', process.argv[2] ?? '6', 1, 60);
const changes = readInteger('changes', process.argv[3] ?? '20', 1, 1000);
const server = await startServer();

async function visit(compressed: boolean, token?: string): Promise<Phone & { readonly token: string }> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { perMessageDeflate: compressed });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const client: Client = createORPCClient(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket }));
  const greeting = await client.session.greet(token === undefined ? {} : { token });
  const gone = new AbortController();
  const leave = (): void => {
    gone.abort();
    setTimeout(() => socket.close(), 100);
  };
  return { client, socket, signal: gone.signal, token: greeting.token, latest: null, heard: () => undefined, leave };
}

/** Until it leaves. */
async function watch(phone: Phone): Promise<void> {
  const { client, signal } = phone;
  try {
    for await (const view of await client.evening.watch({}, { signal })) {
      phone.latest = view;
      phone.heard();
    }
  } catch {
    // It has left.
  }
}

async function stay({ client, signal }: Phone): Promise<void> {
  try {
    for await (const _ of await client.room.watch({}, { signal }));
  } catch {
    // It has left.
  }
}

/** Which result counts now at the last round's first table. */
const versionOf = ({ latest }: Phone): number => latest?.round?.tables[0]?.entries.length ?? 0;
const bytesRead = ({ socket }: Phone): number =>
  (socket as unknown as { _socket: { bytesRead: number } })._socket.bytesRead;

/** From the desk's call until everybody has it, in ms. */
async function change(desk: Phone, phones: readonly Phone[], k: number): Promise<number> {
  const before = versionOf(desk);
  const all = Promise.all(
    phones.map((phone) => {
      return new Promise<void>((resolve) => {
        phone.heard = () => {
          if (versionOf(phone) > before) resolve();
        };
      });
    }),
  );
  const began = performance.now();
  const where = { round: rounds, table: 1 };
  await desk.client.evening.correct({ ...where, scores: [k, k + 1], winners: [1], reason: `Counted wrong ${k}` });
  await all;
  return performance.now() - began;
}

const desk = await visit(false);
const tokens: string[] = [];
const here: Phone[] = [];
for (let k = 0; k < PEOPLE; k++) {
  const phone = await visit(false);
  await phone.client.room.call({ name: `Person ${k}` });
  tokens.push(phone.token);
  here.push(phone);
}
for (const phone of here) void stay(phone);
const games = [{ game: 'spizzichino' }];
const { client } = desk;
await client.evening.begin({ name: 'Bench', games, form: { form: 'swiss' }, scoring: 'places', rounds, minutes: 20 });
for (let round = 1; round <= rounds; round++) await client.evening.next({ round });
for (let round = 1; round <= rounds; round++) {
  for (let table = 1; table <= PEOPLE / 2; table++) {
    const scores = [51 + (table % 7), 30 + (round % 9)];
    // What nobody has dealt is broken off by the next round.
    if (round === rounds) await client.evening.breakOff({ round, table });
    await client.evening.correct({ round, table, scores, winners: [0], reason: 'Entered by hand' });
  }
}
for (const phone of here) phone.leave();
void watch(desk);

const figures = {
  plain: { times: [] as number[], bytes: [] as number[] },
  compressed: { times: [] as number[], bytes: [] as number[] },
};
for (let turn = 0; turn < 2 * 3; turn++) {
  const kind = turn % 2 === 0 ? 'plain' : 'compressed';
  const phones: Phone[] = [];
  for (const token of tokens.slice(0, LINES)) phones.push(await visit(kind === 'compressed', token));
  for (const phone of phones) void watch(phone);
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (phones.every(({ latest }) => latest !== null)) resolve();
    };
    for (const phone of phones) phone.heard = check;
    check();
  });
  for (let k = 0; k < changes; k++) {
    const before = phones.reduce((sum, phone) => sum + bytesRead(phone), 0);
    figures[kind].times.push(await change(desk, phones, turn * changes + k));
    figures[kind].bytes.push((phones.reduce((sum, phone) => sum + bytesRead(phone), 0) - before) / LINES);
  }
  for (const phone of phones) phone.leave();
}
const view = JSON.stringify(desk.latest);
console.log(`${PEOPLE} people, ${rounds} rounds: a view is ${view.length} bytes`);
console.log(
  `standings ${JSON.stringify(desk.latest?.standings).length}, round ${JSON.stringify(desk.latest?.round).length}`,
);
for (const [kind, { times, bytes }] of Object.entries(figures)) {
  const [p50, p99] = [0.5, 0.99].map((p) => quantile(times, p).toFixed(0));
  console.log(
    `${kind}: ${quantile(bytes, 0.5).toFixed(0)} bytes a phone a change; all have it after ${p50} ms (p99 ${p99} ms)`,
  );
}
server.close();
process.exit(0);
