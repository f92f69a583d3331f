/**
 * node bench/server-load.ts [minutes]: one table that 200 people look at, and fifty tables more, six people at each, every one
 * over a socket of its own; a move at each table every two seconds, for so many minutes (5). How long each update took
 * from the moment the move was sent, whether any version was missed, and the server's memory.
 */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import { quantile } from 'simple-statistics';
import { WebSocket } from 'ws';
import { fail, readInteger } from '../tools/command-line.ts';
import { emptyCounts, openTableWithPeople, pause, playUntil, type Table } from './simulated-players.ts';
import { type Client, type Person, startServer } from './test-server.ts';

/** 99 of 100 updates must come within this, in ms. */
const LIMIT = 50;
/** The server may grow by this from the first half to the second, in MB. */
const GROWTH = 30;
const GAME = { game: 'viva', options: { rounds: 9 }, seats: 6 };
const TABLES = 51;
const SPECTATORS = 200;
/** Between two moves at a table, in ms. */
const PACE = 2000;

const minutes = readInteger('minutes', process.argv[2] ?? '5', 1, 600);
const server = await startServer();
const counted = emptyCounts();
let people = 0;

/** Each household of 100 comes from an address of its own. */
async function comeIn(): Promise<Person> {
  const localAddress = `127.0.1.${1 + Math.floor(people++ / 100)}`;
  const websocket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { localAddress });
  await new Promise((resolve, reject) => {
    websocket.once('open', resolve);
    websocket.once('error', reject);
  });
  const client: Client = createORPCClient(new RPCLink({ websocket: websocket as unknown as globalThis.WebSocket }));
  await client.session.greet({});
  return { client };
}

const tables: Table[] = [await openTableWithPeople({ ...GAME, spectators: SPECTATORS, counted, comeIn })];
while (tables.length < TABLES) tables.push(await openTableWithPeople({ ...GAME, spectators: 0, counted, comeIn }));
console.log(`${people} people at ${tables.length} tables`);

const end = performance.now() + minutes * 60_000;
const memory: number[] = [];
await Promise.all([playUntil(end, PACE, tables, counted), watchMemory()]);

async function watchMemory(): Promise<void> {
  while (performance.now() < end) {
    await pause(5000);
    memory.push(server.rss());
  }
}

server.close();
const { times, moves, missed, failed } = counted;
const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)];
// At first the host fills what it keeps at hand for who was away: from the middle on it must not grow.
const middle = Math.floor(memory.length / 2);
const [early, late] = [Math.max(...memory.slice(0, middle)), Math.max(...memory.slice(middle))];
console.log(`${moves} moves, ${times.length} updates: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`);
console.log(
  `${missed} versions missed; memory ${early.toFixed(0)} MB in the first half, ${late.toFixed(0)} MB in the second`,
);
if (most >= LIMIT) fail(`p99 is more than ${LIMIT} ms`);
if (missed > 0) fail('versions were missed');
if (failed > 0) fail('moves were not taken');
if (late > early + GROWTH) fail(`the server grew by more than ${GROWTH} MB`);
process.exit();
