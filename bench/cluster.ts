/**
 * node bench/cluster.ts [tables [people [seconds [pace]]]]: one host alone, then three hosts of one house on a broker of three nodes,
 * all on this computer: so many tables (50) of so many people each (5), two at cards and the others looking on, who come in at any
 * host; a move at each table every so many ms (2000), for so many seconds (30). Of both: moves a second, from a move to
 * everybody's update in ms, memory, share of the processor, and what a node keeps for a move; every ten seconds what is known
 * by then. One host alone has room for ninety tables, so more are not tried on it; `ONLY=house` leaves it out, `ONLY=alone` the
 * house. `WITHIN=120`: each of the two is over after so many seconds, with as many tables as had come together; `AT_ONCE=24`: so many
 * tables gather at once. `WEIGH=120`: every so many seconds one host after another throws away what nobody holds any more, and says
 * what is left. Needs nats-server.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { quantile } from 'simple-statistics';
import { readInteger } from '../tools/command-line.ts';
import { emptyCounts, openTableWithPeople, pause, playUntil, type Table } from './simulated-players.ts';
import { type Person, reconnectingPerson, type Server, startServer } from './test-server.ts';

const GAME = { game: 'spizzichino', options: { target: 51 }, seats: 2 };
const NATS = process.env.NATS_SERVER ?? 'nats-server';
const ALONE = 90;
const PORTS = [24_222, 24_223, 24_224];
const ROUTES = PORTS.map((port) => `nats://127.0.0.1:${port + 1000}`);

/** Who comes says which household they are of, as a proxy would: else all would be at home on this computer. */
const TRUSTING = ['--trust-proxy', '127.0.0.1'];

/** So often it is looked at memory, and said what is known, in ms. */
const LOOK = 10_000;

/** So long it takes to end, in ms. */
const ENDING = 2000;

const [tables, people, seconds, pace] = [
  readInteger('tables', process.argv[2] ?? '50', 1, 5000),
  readInteger('people', process.argv[3] ?? '5', GAME.seats, 100),
  readInteger('seconds', process.argv[4] ?? '30', 1, 3600),
  readInteger('pace', process.argv[5] ?? '2000', 100, 600_000),
];
const atOnce = readInteger('AT_ONCE', process.env.AT_ONCE ?? '24', 1, 1000);
const weigh = readInteger('WEIGH', process.env.WEIGH ?? '0', 0, 3600);
const within = readInteger('WITHIN', process.env.WITHIN ?? '36000', seconds + 10, 36_000);

interface Process {
  /** What it keeps on the disk, in bytes. */
  disk?(): number;
  readonly pid: number | undefined;
  /** Seconds of the processor that it has used. */
  cpu(): number;
}

const processOf = (pid: number | undefined): Process => ({
  pid,
  cpu: () => Number(execFileSync('ps', ['-o', 'cputimes=', '-p', String(pid)])),
});

/** Memory of these, in MB; people don't wait meanwhile. */
async function memoryOf(some: readonly Process[]): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', some.map(({ pid }) => pid).join()]);
  return stdout
    .trim()
    .split('\n')
    .map((kb) => Math.round(Number(kb) / 1024));
}

/** What these times come to, and so many moves in so many seconds. */
function told(times: number[], moves: number, seconds: number): string {
  if (times.length === 0) return 'no move was seen';
  const [half, most] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1));
  return `${(moves / seconds).toFixed(1)} moves a second, p50 ${half} ms, p99 ${most} ms`;
}

/** Plays on these servers, and says what it came to. */
async function measure(name: string, servers: readonly Server[], nodes: readonly Process[], count: number) {
  const counted = emptyCounts();
  const began = performance.now();
  const gatherUntil = began + (within - seconds) * 1000 - ENDING;
  let next = 0;
  const comeIn = (): Promise<Person> => reconnectingPerson(servers, next++);
  const all: Table[] = [];
  const spectators = people - GAME.seats;
  const gathers = Array.from({ length: atOnce }, async (_, k) => {
    for (let at = k; at < count && performance.now() < gatherUntil; at += atOnce) {
      await openTableWithPeople({ ...GAME, spectators, counted, comeIn }).then(
        (table) => all.push(table),
        () => 0,
      );
    }
  });
  await Promise.race([Promise.all(gathers), pause(gatherUntil - performance.now())]);
  const there = all.length;
  console.log(`${name}: ${there} of ${count} tables came together in ${since(began)} s`);
  counted.times.length = 0;
  counted.moves = 0;
  const hosts = servers.map(({ pid }) => processOf(pid));
  const before = [hosts, nodes].map((some) => some.map((one) => one.cpu()));
  const kept = nodes[0]?.disk?.() ?? 0;
  const memory: number[][] = [];
  const played = performance.now();
  let last = { at: played, times: 0, moves: 0 };
  const look = async (): Promise<void> => {
    const at = performance.now();
    const some = counted.times.slice(last.times);
    const line = told(some, counted.moves - last.moves, (at - last.at) / 1000);
    last = { at, times: counted.times.length, moves: counted.moves };
    memory.push(await memoryOf(hosts));
    console.log(`  ${since(played)} s: ${line}; memory ${memory.at(-1)} MB`);
  };
  memory.push(await memoryOf(hosts));
  const looks = setInterval(look, LOOK);
  const weighAll = async (): Promise<void> => {
    const at = since(played);
    const all: number[] = [];
    for (const server of servers) all.push(Math.round((await server.alive()) / 1e6));
    console.log(`  ${at} s: alive ${all} MB`);
  };
  const weighs = weigh > 0 ? setInterval(weighAll, weigh * 1000) : undefined;
  const end = played + seconds * 1000;
  await Promise.race([playUntil(end, pace, all.slice(0, there), counted), pause(end + ENDING - performance.now())]);
  clearInterval(looks);
  clearInterval(weighs);
  const took = (performance.now() - played) / 1000;
  memory.push(await memoryOf(hosts));
  const used = [hosts, nodes].map((some, k) => some.map((one, n) => one.cpu() - (before[k]?.[n] ?? 0)));
  const share = used.map((some) => some.map((one) => `${Math.round((100 * one) / took)} %`).join(', '));
  const perMove = Math.round(((nodes[0]?.disk?.() ?? 0) - kept) / counted.moves);
  const grown = hosts.map((_, k) => [0, Math.floor(memory.length / 2), -1].map((at) => memory.at(at)?.[k]));
  console.log(
    `${name}: ${there} tables, ${there * people} people: ${told(counted.times, counted.moves, took)}, ` +
      `${counted.missed} versions missed, ${counted.failed} moves not taken${said(counted.reasons)}, ${broken} calls broken off; processor: hosts ${share[0]}` +
      `${nodes.length > 0 ? `, nodes ${share[1]}; ${perMove} B a move on each node's disk` : ''}; memory (first, middle, last) ` +
      `${grown.map((one) => one.join(' → ')).join(', ')} MB; load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** The reasons why, the most frequent first. */
function said(reasons: ReadonlyMap<string, number>): string {
  const all = [...reasons].toSorted(([, a], [, b]) => b - a).map(([reason, times]) => `${times} times “${reason}”`);
  return all.length > 0 ? ` (${all.join(', ')})` : '';
}

function startNodes(): Process[] {
  return PORTS.map((port, k) => {
    const folder = mkdtempSync(join(tmpdir(), 'panno-verde-bench-'));
    const alone = ['-n', `n${k}`, '-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder];
    const cluster = ['--cluster_name', 'bench', '--cluster', String(ROUTES[k]), '--routes', ROUTES.join()];
    const node = spawn(NATS, [...alone, ...cluster], { stdio: 'ignore' });
    process.once('exit', () => {
      node.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });
    const disk = (): number => Number(execFileSync('du', ['-sb', folder]).toString().split('\t')[0]);
    return { ...processOf(node.pid), disk };
  });
}

/** Calls that nobody waits for, of lines that broke. */
let broken = 0;
process.on('unhandledRejection', () => {
  broken++;
});

// Who is told to end leaves no nodes behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** In whole seconds. */
function since(then: number): number {
  return Math.round((performance.now() - then) / 1000);
}

if (process.env.ONLY !== 'house') {
  const alone = await startServer({ more: TRUSTING, isWeighed: weigh > 0 });
  await measure('one host alone', [alone], [], Math.min(tables, ALONE));
  alone.close();
  if (process.env.ONLY === 'alone') process.exit();
}
const nodes = startNodes();
await pause(3000);
const house = PORTS.map((port) => `nats://127.0.0.1:${port}`).join();
const hosts: Server[] = [];
for (let k = 0; k < 3; k++)
  hosts.push(await startServer({ more: [...TRUSTING, '--house', house], isWeighed: weigh > 0 }));
await pause(5000);
await measure('three hosts', hosts, nodes, tables);
process.exit();
