/**
 * node bench/house.ts [tables [people [seconds [pace]]]]: one host alone, then three hosts of one house on an engine of three nodes,
 * all on this computer: so many tables (50) of so many people each (5), two at cards and the others looking on, who come in at any
 * host; a move at each table every so many ms (2000), for so many seconds (30). Of both: moves a second, from a move to
 * everybody's update in ms, memory and seconds of the processor. One host alone has room for ninety tables, so more are not tried on
 * it; `ONLY=house` leaves it out. Needs nats-server.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readInteger } from '../scripts/arguments.ts';
import { gather, nothingYet, pause, playUntil, type Table } from './people.ts';
import { type Client, percentile, type Server, startServer, visit } from './server.ts';

const GAME = { game: 'spizzichino', options: { target: 51 }, seats: 2 };
const NATS = process.env.NATS_SERVER ?? 'nats-server';
const ALONE = 90;
const PORTS = [24_222, 24_223, 24_224];
const ROUTES = PORTS.map((port) => `nats://127.0.0.1:${port + 1000}`);

/** So many tables are gathered at once. */
const AT_ONCE = 8;

/** Memory is looked at so often, in ms. */
const LOOK = 10_000;

const [tables, people, seconds, pace] = [
  readInteger('tables', process.argv[2] ?? '50', 1, 5000),
  readInteger('people', process.argv[3] ?? '5', GAME.seats, 100),
  readInteger('seconds', process.argv[4] ?? '30', 1, 3600),
  readInteger('pace', process.argv[5] ?? '2000', 100, 600_000),
];

interface Process {
  /** In MB. */
  rss(): number;
  /** Seconds of the processor that it has used. */
  cpu(): number;
}

const processOf = (pid: number | undefined): Process => {
  const ask = (what: string): string => execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)]).toString();
  return { rss: () => Number(ask('rss')) / 1024, cpu: () => Number(ask('cputimes')) };
};

/** Plays on these servers, and says what it came to. */
async function measure(name: string, servers: readonly Server[], nodes: readonly Process[], count: number) {
  const counted = nothingYet();
  let next = 0;
  const comeIn = async (): Promise<Client> => (await visit(servers[next++ % servers.length] as Server)).client;
  const all: Table[] = [];
  const spectators = people - GAME.seats;
  const gathers = Array.from({ length: AT_ONCE }, async (_, k) => {
    for (let at = k; at < count; at += AT_ONCE) all.push(await gather({ ...GAME, spectators, counted, comeIn }));
  });
  await Promise.all(gathers);
  counted.times.length = 0;
  const hosts = servers.map(({ pid }) => processOf(pid));
  const before = [hosts, nodes].map((some) => some.map((one) => one.cpu()));
  const memory: number[][] = [];
  const looks = setInterval(() => memory.push(hosts.map((host) => host.rss())), LOOK);
  const began = performance.now();
  await playUntil(began + seconds * 1000, pace, all, counted);
  clearInterval(looks);
  const took = (performance.now() - began) / 1000;
  memory.push(hosts.map((host) => host.rss()));
  const [half, most] = [0.5, 0.99].map((share) => percentile(counted.times, share).toFixed(1));
  const used = [hosts, nodes].map((some, k) => some.map((one, n) => one.cpu() - (before[k]?.[n] ?? 0)));
  const share = used.map((some) => some.map((one) => `${Math.round((100 * one) / took)} %`).join(', '));
  const grown = hosts.map((_, k) => [0, Math.floor(memory.length / 2), -1].map((at) => memory.at(at)?.[k]?.toFixed(0)));
  console.log(
    `${name}: ${count} tables, ${count * people} people: ${(counted.moves / took).toFixed(1)} moves a second, ` +
      `p50 ${half} ms, p99 ${most} ms, ${counted.missed} versions missed; processor: hosts ${share[0]}` +
      `${nodes.length > 0 ? `, nodes ${share[1]}` : ''}; memory (first, middle, last) ` +
      `${grown.map((one) => one.join(' → ')).join(', ')} MB; load ${loadavg()[0]?.toFixed(1)}`,
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

if (process.env.ONLY !== 'house') {
  const alone = await startServer();
  await measure('one host alone', [alone], [], Math.min(tables, ALONE));
  alone.close();
}
const nodes = startNodes().map(({ pid }) => processOf(pid));
await pause(3000);
const house = PORTS.map((port) => `nats://127.0.0.1:${port}`).join();
const hosts: Server[] = [];
for (let k = 0; k < 3; k++) hosts.push(await startServer({ more: ['--house', house] }));
await pause(5000);
await measure('three hosts', hosts, nodes, tables);
process.exit();
