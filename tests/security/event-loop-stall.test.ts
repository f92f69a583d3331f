/**
 * node tests/security/event-loop-stall.test.ts [before]: what somebody notices at the table server while 40 lines of another device watch a list of
 * 99 tables, 32 times each, and one of these is renamed all the time: for how long at most nobody answers them, how often
 * they hear, and how many lists are sent. `before`: the folder of another checkout, built, to be measured instead. On
 * Linux, by an address of this computer's own: who comes over that one is no more at home here than anybody else.
 */
import { networkInterfaces } from 'node:os';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import { WebSocket } from 'ws';
import { type Client, openSession, startServer } from '../../bench/test-server.ts';
import { fail } from '../../tools/command-line.ts';

const LINES = 40;
const STREAMS = 32;
const TABLES = 99;
/** So long one looks, in ms. */
const LOOK = 20_000;
/** Between two questions of who is not listened to, in ms. */
const PAUSE = 50;

const [outside] = Object.values(networkInterfaces()).flatMap((all) =>
  (all ?? []).flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? address : [])),
);
if (outside === undefined) fail('this computer has no address but that for itself');
const server = await startServer({ host: '0.0.0.0', of: process.argv[2] });

const owner = await openSession(server);
const tables: string[] = [];
for (let k = 0; k < TABLES; k++) {
  tables.push((await owner.client.tables.open({ game: 'viva' })).table);
  await pause(20);
}
const home = await openSession(server);
const other = await listen();
let lists = 0;
for (let k = 0; k < LINES; k++) void watchTooMuch();

const begin = performance.now();
let asked = 0;
let silence = 0;
const asking = (async () => {
  while (performance.now() < begin + LOOK) {
    const sent = performance.now();
    await home.client.session.greet({});
    silence = Math.max(silence, performance.now() - sent);
    asked++;
    await pause(PAUSE);
  }
})();
const renaming = (async () => {
  for (let k = 0; performance.now() < begin + LOOK; k++) {
    await owner.client.table.rename({ table: tables[k % TABLES] as string, name: `Table ${k}` });
    await pause(PAUSE);
  }
})();
await Promise.all([asking, renaming]);
console.log(
  `${asked} questions in ${((performance.now() - begin) / 1000).toFixed(0)} s, the longest silence ${silence.toFixed(0)} ms; ` +
    `${lists} lists sent to ${LINES} lines, ${other.heard()} to somebody else`,
);
process.exit();

/** A line that comes over the network. */
async function dial(): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${outside}:${server.port}/ws`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** Somebody who looks at the list as a page does. */
async function listen(): Promise<{ heard(): number }> {
  const socket = await dial();
  const client: Client = createORPCClient(new RPCLink({ websocket: socket as unknown as globalThis.WebSocket }));
  await client.session.greet({});
  let heard = 0;
  void (async () => {
    for await (const list of await client.tables.watch({})) if (list.length > 0) heard++;
  })();
  return { heard: () => heard };
}

/** Only counts what comes: who reads it would be slower than the server. */
async function watchTooMuch(): Promise<void> {
  const socket = await dial();
  socket.on('message', () => {
    lists++;
  });
  const call = (i: number, u: string): void => socket.send(JSON.stringify({ i: `${i}`, p: { u, b: { json: {} } } }));
  call(0, '/session/greet');
  await pause(500);
  for (let k = 1; k <= STREAMS; k++) call(k, '/tables/watch');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
