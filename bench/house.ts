/**
 * node bench/house.ts [tables [people [seconds]]]: one host alone, then three hosts of one house on an engine of three nodes,
 * all on this computer: so many tables (50) of so many people each (5), two at cards and the others looking on, who come in at any
 * host; a move at each table every two seconds, for so many seconds (30). Of both: moves a second, from a move to everybody's update
 * in ms, and the hosts' memory. One host alone has room for ninety tables, so more are not tried on it. Needs nats-server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readInteger } from '../scripts/arguments.ts';
import type { AnyMove, Viewer } from '../src/shared/engine/rules.ts';
import type { PlayUpdate } from '../src/shared/protocol/table.ts';
import { type Client, percentile, type Server, startServer, visit } from './server.ts';

/** Between two moves at a table, in ms. */
const PACE = 2000;
const SEATS = 2;
const NATS = process.env.NATS_SERVER ?? 'nats-server';
const ALONE = 90;
const PORTS = [24_222, 24_223, 24_224];
const ROUTES = PORTS.map((port) => `nats://127.0.0.1:${port + 1000}`);

const [tables, people, seconds] = [
  readInteger('tables', process.argv[2] ?? '50', 1, 5000),
  readInteger('people', process.argv[3] ?? '5', SEATS, 100),
  readInteger('seconds', process.argv[4] ?? '30', 1, 3600),
];

interface Sight {
  readonly client: Client;
  readonly viewer: Viewer;
  latest: PlayUpdate | undefined;
  waits: boolean;
}

interface Table {
  readonly id: string;
  readonly sights: readonly Sight[];
  movedAt: number;
}

interface Counted {
  readonly times: number[];
  moves: number;
  missed: number;
}

async function gather(servers: readonly Server[], counted: Counted): Promise<Table> {
  const door = (): Server => servers[Math.floor(Math.random() * servers.length)] as Server;
  const { client: host } = await visit(door());
  const { table: id, code } = await host.tables.open({ game: 'spizzichino', seats: SEATS, options: { target: 51 } });
  const sights: Sight[] = [];
  for (let k = 0; k < people; k++) {
    const client = k === 0 ? host : (await visit(door())).client;
    if (k > 0) await client.tables.enter({ code });
    if (k < SEATS) await client.table.sit({ table: id, seat: k, name: `Person ${k}` });
    sights.push({ client, viewer: k < SEATS ? k : 'everyone', latest: undefined, waits: false });
  }
  const table = { id, sights, movedAt: 0 };
  for (const sight of sights) void look(table, sight, counted);
  await host.table.start({ table: id });
  return table;
}

async function look(table: Table, sight: Sight, counted: Counted): Promise<void> {
  for await (const update of await sight.client.play.watch({ table: table.id, viewer: sight.viewer })) {
    const { latest } = sight;
    if (latest?.match === update.match && update.version !== latest.version + 1) counted.missed++;
    sight.latest = update;
    if (!sight.waits) continue;
    sight.waits = false;
    counted.times.push(performance.now() - table.movedAt);
  }
}

async function step(table: Table, counted: Counted): Promise<void> {
  const sight = table.sights.find(({ latest }) => (latest?.moves.length ?? 0) > 0);
  if (!sight) return goOn(table);
  const { match, version, moves } = sight.latest as PlayUpdate;
  const move = moves[Math.floor(Math.random() * moves.length)] as AnyMove;
  for (const one of table.sights) one.waits = true;
  table.movedAt = performance.now();
  await sight.client.play.move({ table: table.id, seat: sight.viewer as number, match, version, move: { ...move } });
  counted.moves++;
}

/** After a deal, or a match. */
async function goOn({ id, sights: [host, other] }: Table): Promise<void> {
  const isOver = (host?.latest?.observation as { result?: unknown } | undefined)?.result !== undefined;
  if (isOver) {
    await host?.client.table.again({ table: id });
    await host?.client.table.start({ table: id });
  } else for (const one of [host, other]) await one?.client.table.goOn({ table: id });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Plays on these servers, and says what it came to. */
async function measure(name: string, servers: readonly Server[], count: number): Promise<void> {
  const counted: Counted = { times: [], moves: 0, missed: 0 };
  const all: Table[] = [];
  while (all.length < count) all.push(await gather(servers, counted));
  const before = servers.map((server) => server.rss());
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    all.map(async (table, k) => {
      await pause((PACE * k) / count);
      while (performance.now() < end) {
        const next = performance.now() + PACE;
        await step(table, counted);
        await pause(next - performance.now());
      }
    }),
  );
  const [half, most] = [0.5, 0.99].map((share) => percentile(counted.times, share).toFixed(1));
  const memory = servers.map((server, k) => `${before[k]?.toFixed(0)} → ${server.rss().toFixed(0)}`).join(', ');
  console.log(
    `${name}: ${count} tables, ${count * people} people: ${(counted.moves / seconds).toFixed(1)} moves a second, ` +
      `p50 ${half} ms, p99 ${most} ms, ${counted.missed} versions missed; memory ${memory} MB`,
  );
}

function startNodes(): ChildProcess[] {
  return PORTS.map((port, k) => {
    const folder = mkdtempSync(join(tmpdir(), 'panno-verde-bench-'));
    const alone = ['-n', `n${k}`, '-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder];
    const cluster = ['--cluster_name', 'bench', '--cluster', String(ROUTES[k]), '--routes', ROUTES.join()];
    const node = spawn(NATS, [...alone, ...cluster], { stdio: 'ignore' });
    process.once('exit', () => {
      node.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });
    return node;
  });
}

const alone = await startServer();
await measure('one host alone', [alone], Math.min(tables, ALONE));
alone.close();
startNodes();
await pause(3000);
const house = PORTS.map((port) => `nats://127.0.0.1:${port}`).join();
const hosts: Server[] = [];
for (let k = 0; k < 3; k++) hosts.push(await startServer({ more: ['--house', house] }));
await pause(5000);
await measure('three hosts', hosts, tables);
process.exit();
