/**
 * node bench/load.ts [minutes]: one table that 200 people look at, and fifty tables more, six people at each, every one
 * over a socket of its own; a move at each table every two seconds, for so many minutes (5). How long each update took
 * from the moment the move was sent, whether any version was missed, and the server's memory.
 */
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/websocket';
import { WebSocket } from 'ws';
import { fail, readInteger } from '../scripts/arguments.ts';
import type { AnyMove, Viewer } from '../src/shared/engine/rules.ts';
import type { PlayUpdate } from '../src/shared/protocol/table.ts';
import { type Client, percentile, startServer } from './server.ts';

/** 99 of 100 updates must come within this, in ms. */
const LIMIT = 50;
/** The server may grow by this from the first half to the second, in MB. */
const GROWTH = 30;
const GAME = 'viva';
const SEATS = 6;
const TABLES = 51;
const SPECTATORS = 200;
/** Between two moves at a table, in ms. */
const PACE = 2000;

/** One person's sight of a table. */
interface Sight {
  readonly client: Client;
  readonly viewer: Viewer;
  latest: PlayUpdate | undefined;
  /** Whether the update that the table's last move caused is still to come. */
  waits: boolean;
}

interface Table {
  readonly id: string;
  /** By seat, then who looks on. */
  readonly sights: Sight[];
  movedAt: number;
}

const minutes = readInteger('minutes', process.argv[2] ?? '5', 1, 600);
const server = await startServer();
const times: number[] = [];
let missed = 0;
let moves = 0;
let people = 0;

/** Each household of 100 comes from an address of its own. */
async function visit(): Promise<Client> {
  const localAddress = `127.0.1.${1 + Math.floor(people++ / 100)}`;
  const websocket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { localAddress });
  await new Promise((resolve, reject) => {
    websocket.once('open', resolve);
    websocket.once('error', reject);
  });
  const client: Client = createORPCClient(new RPCLink({ websocket: websocket as unknown as globalThis.WebSocket }));
  await client.session.greet({});
  return client;
}

/** Six people sit down at a new table, and so many look on. */
async function gather(spectators: number): Promise<Table> {
  const host = await visit();
  const { table: id, code } = await host.tables.open({ game: GAME, seats: SEATS, options: { rounds: 9 } });
  const table: Table = { id, sights: [], movedAt: 0 };
  for (let k = 0; k < SEATS + spectators; k++) {
    const client = k === 0 ? host : await visit();
    await client.tables.enter({ code });
    if (k < SEATS) await client.table.sit({ table: id, seat: k, name: `Person ${k}` });
    table.sights.push({ client, viewer: k < SEATS ? k : 'everyone', latest: undefined, waits: false });
  }
  for (const sight of table.sights) void look(table, sight);
  await host.table.start({ table: id });
  return table;
}

async function look(table: Table, sight: Sight): Promise<void> {
  for await (const update of await sight.client.play.watch({ table: table.id, viewer: sight.viewer })) {
    const { latest } = sight;
    if (latest?.match === update.match && update.version !== latest.version + 1) missed++;
    sight.latest = update;
    if (!sight.waits) continue;
    sight.waits = false;
    times.push(performance.now() - table.movedAt);
  }
}

/** Whoever may, makes one of the legal moves; where nobody may, all go on. */
async function step(table: Table): Promise<void> {
  const sight = table.sights.find(({ latest }) => (latest?.moves.length ?? 0) > 0);
  if (!sight) return goOn(table);
  const { match, version, moves: legal } = sight.latest as PlayUpdate;
  const move = legal[Math.floor(Math.random() * legal.length)] as AnyMove;
  for (const one of table.sights) one.waits = true;
  table.movedAt = performance.now();
  await sight.client.play.move({ table: table.id, seat: sight.viewer as number, match, version, move: { ...move } });
  moves++;
}

/** After a round, or a match. */
async function goOn({ id, sights: [host, ...others] }: Table): Promise<void> {
  const isOver = (host?.latest?.observation as { result?: unknown } | undefined)?.result !== undefined;
  if (isOver) {
    await host?.client.table.again({ table: id });
    await host?.client.table.start({ table: id });
  } else {
    for (const { client, viewer } of [host as Sight, ...others])
      if (viewer !== 'everyone') await client.table.goOn({ table: id });
  }
}

const tables = [await gather(SPECTATORS)];
while (tables.length < TABLES) tables.push(await gather(0));
console.log(`${people} people at ${tables.length} tables`);

const end = performance.now() + minutes * 60_000;
const memory: number[] = [];
await Promise.all([...tables.map(playOn), watchMemory()]);

async function playOn(table: Table, k: number): Promise<void> {
  await pause((PACE * k) / TABLES);
  while (performance.now() < end) {
    const next = performance.now() + PACE;
    await step(table);
    await pause(next - performance.now());
  }
}

async function watchMemory(): Promise<void> {
  while (performance.now() < end) {
    await pause(5000);
    memory.push(server.rss());
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

server.close();
const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
// At first the host fills what it keeps at hand for who was away: from the middle on it must not grow.
const middle = Math.floor(memory.length / 2);
const [early, late] = [Math.max(...memory.slice(0, middle)), Math.max(...memory.slice(middle))];
console.log(`${moves} moves, ${times.length} updates: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms`);
console.log(
  `${missed} versions missed; memory ${early.toFixed(0)} MB in the first half, ${late.toFixed(0)} MB in the second`,
);
if (most >= LIMIT) fail(`p99 is more than ${LIMIT} ms`);
if (missed > 0) fail('versions were missed');
if (late > early + GROWTH) fail(`the server grew by more than ${GROWTH} MB`);
process.exit();
