/**
 * A spectator of Briscola Chiamata can't tell a weak hand that was kept from one that was never there (BC-21) by the time
 * that anything takes: over a real WebSocket, at a server whose disk takes 12 ms for each write, one deal of each two has a
 * weak hand, by a coin. Of each measure the threshold that tells best in one half of the deals is tried on the other half.
 * Takes some minutes; `DEALS=40` is quicker and says less.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, openSession } from '../../bench/test-server.ts';
import { NORMAL_Z_99, wilsonInterval } from '../../tools/statistics.ts';

const DEALS = Number(process.env.DEALS ?? 200);
const TIMEOUT_MS = 1_800_000;
/** Between two requests of the spectator. */
const PAUSE_MS = 20;
/** An answer that takes longer is a silence. */
const SILENCE_MS = 5;
/** What guessing tells rightly. */
const CHANCE = 0.5;

/** What can be measured of a deal, in ms or in number. */
const MEASURES = ['first call', 'longest silence', 'all silences', 'how many silences', 'silence at the end'] as const;
type Measured = Readonly<Record<(typeof MEASURES)[number], number>>;

interface Deal {
  readonly measured: Measured;
  readonly wasAsked: boolean;
}

const programs: ChildProcess[] = [];
let players: ChildProcess;
let client: Client;

beforeAll(async () => {
  const server = start('timing-leak-server.ts');
  const { port } = await next<{ port: number }>(server);
  players = start('timing-leak-players.ts', String(port));
  await next(players);
  client = (await openSession({ port })).client;
});

afterAll(() => {
  for (const program of programs) program.kill();
});

it('no measure of time tells a spectator of a weak hand more often than chance', { timeout: TIMEOUT_MS }, async () => {
  const deals: Deal[] = [];
  while (deals.length < DEALS) deals.push(await playDeal());
  const asked = deals.filter(({ wasAsked }) => wasAsked).length;
  expect(asked).toBeGreaterThan(DEALS / 4);
  expect(asked).toBeLessThan((DEALS * 3) / 4);

  const lows = MEASURES.map((name) => {
    const right = toldRightly(deals.map(({ measured, wasAsked }) => ({ value: measured[name], wasAsked })));
    const [low, high] = wilsonInterval(right, DEALS, NORMAL_Z_99);
    console.log(`${name}: ${[right / DEALS, low, high].map((share) => `${(100 * share).toFixed(1)} %`).join(', ')}`);
    return { name, low };
  });
  expect(lows.filter(({ low }) => low > CHANCE)).toEqual([]);
});

function start(file: string, ...args: string[]): ChildProcess {
  const program = fork(join(import.meta.dirname, file), args, { execArgv: [] });
  programs.push(program);
  return program;
}

/** What it says next; rejects where it ends instead. */
async function next<T>(program: ChildProcess): Promise<T> {
  const ended = once(program, 'exit').then(() => Promise.reject(new Error('a program of the test has ended')));
  const [said] = await Promise.race([once(program, 'message'), ended]);
  return said as T;
}

async function playDeal(): Promise<Deal> {
  players.send('sit');
  const { code } = await next<{ code: string }>(players);
  const [word = '', table = ''] = code.split(' ');
  await client.tables.enter({ code: word });
  const measuring = measure(table);
  players.send('start');
  const measured = await measuring;
  players.send('close');
  return { measured, ...(await next<{ wasAsked: boolean }>(players)) };
}

/** From the deal until the first call is told. */
async function measure(table: string): Promise<Measured> {
  const silences: number[] = [];
  let began: number | undefined;
  for await (const { observation } of await client.play.watch({ table, viewer: 'everyone' })) {
    const { handSizes } = observation as { handSizes: number[] };
    if (began !== undefined) break;
    if (!handSizes.some((cards) => cards > 0)) continue;
    began = performance.now();
    void ask(silences);
  }
  const firstCall = performance.now() - (began ?? 0);
  const all = silences.splice(0);
  silences.push(Number.NaN);
  return {
    'first call': firstCall,
    'longest silence': Math.max(...all),
    'all silences': all.reduce((sum, ms) => sum + ms, 0),
    'how many silences': all.filter((ms) => ms > SILENCE_MS).length,
    'silence at the end': Math.max(...all.slice(-10)),
  };
}

/** Notes how long each request takes, until `silences` is closed by a NaN. */
async function ask(silences: number[]): Promise<void> {
  while (!Number.isNaN(silences[0])) {
    const sent = performance.now();
    await client.session.greet({});
    if (!Number.isNaN(silences[0])) silences.push(performance.now() - sent);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

interface Case {
  readonly value: number;
  readonly wasAsked: boolean;
}

/** How many are told rightly by the threshold that is best for the others; each half has as many weak hands as not. */
function toldRightly(cases: readonly Case[]): number {
  const one = cases.filter((_, k) => k % 4 < 2);
  const other = cases.filter((_, k) => k % 4 >= 2);
  return rightBy(bestFor(other), one) + rightBy(bestFor(one), other);
}

/** Asked is who is above it, or below. */
interface Threshold {
  readonly at: number;
  readonly above: boolean;
}

function bestFor(cases: readonly Case[]): Threshold {
  const all = cases.flatMap(({ value }) => [true, false].map((above): Threshold => ({ at: value, above })));
  return all.reduce((best, one) => (rightBy(one, cases) > rightBy(best, cases) ? one : best));
}

function rightBy({ at, above }: Threshold, cases: readonly Case[]): number {
  return cases.filter(({ value, wasAsked }) => wasAsked === (above ? value > at : value <= at)).length;
}
