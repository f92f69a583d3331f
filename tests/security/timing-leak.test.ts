/**
 * node tests/security/timing-leak.test.ts [deals]: whether somebody who looks on at Briscola Chiamata can tell a weak hand that was kept
 * from one that was never there (BC-21), over a real WebSocket, at a server whose disk takes 12 ms for each write: so many
 * deals (200), one of each two with a weak hand, by a coin. Of what can be measured (when the first call comes, how long
 * the server takes to answer meanwhile) the threshold is taken that tells best in one half of the deals, and tried on the
 * other half. Printed is the share that it tells rightly, with its 99 % interval; ends with 2 where that leaves out chance.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { openSession } from '../../bench/test-server.ts';
import { fail, readInteger } from '../../tools/command-line.ts';

/** Between two questions of who looks on, in ms. */
const PAUSE = 20;
/** What is longer than this is a silence, in ms. */
const SILENCE = 5;
/** How many standard deviations 99 % of all are within. */
const Z = 2.576;

/** What can be measured of a deal, in ms or in number. */
const MEASURES = ['first call', 'longest silence', 'all silences', 'how many silences', 'silence at the end'] as const;
type Measured = Readonly<Record<(typeof MEASURES)[number], number>>;

interface Deal {
  readonly measured: Measured;
  readonly wasAsked: boolean;
}

const wanted = readInteger('deals', process.argv[2] ?? '200', 20, 10_000);
const server = start('kept-hand-server.ts');
const { port } = await next<{ port: number }>(server);
const people = start('kept-hand-people.ts', String(port));
await next(people);
const { client } = await openSession({ port });

const deals: Deal[] = [];
while (deals.length < wanted) deals.push(await deal());
const asked = deals.filter(({ wasAsked }) => wasAsked).length;
console.log(`${wanted} deals, a weak hand kept in ${asked} of them; told rightly by`);
let worst = 0;
for (const name of MEASURES) {
  const right = toldRightly(deals.map(({ measured, wasAsked }) => ({ value: measured[name], wasAsked })));
  const [low, high] = interval(right, wanted);
  worst = Math.max(worst, low);
  console.log(`  ${name}: ${percent(right / wanted)}, ${percent(low)} to ${percent(high)}`);
}
if (worst > 0.5) fail('that is more than chance');
process.exit();

/** The file as a process of its own, that ends with this one. */
function start(file: string, ...args: string[]): ChildProcess {
  const child = fork(join(import.meta.dirname, file), args);
  process.once('exit', () => child.kill());
  child.once('exit', () => fail(`${file} has ended`));
  return child;
}

function next<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve) => child.once('message', (said) => resolve(said as T)));
}

async function deal(): Promise<Deal> {
  people.send('sit');
  const { code } = await next<{ code: string }>(people);
  const [word = '', table = ''] = code.split(' ');
  await client.tables.enter({ code: word });
  const measuring = measure(table);
  people.send('start');
  const measured = await measuring;
  people.send('close');
  return { measured, ...(await next<{ wasAsked: boolean }>(people)) };
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
    'how many silences': all.filter((ms) => ms > SILENCE).length,
    'silence at the end': Math.max(...all.slice(-10)),
  };
}

/** Notes how long each question takes, until `silences` is closed by a NaN. */
async function ask(silences: number[]): Promise<void> {
  while (!Number.isNaN(silences[0])) {
    const sent = performance.now();
    await client.session.greet({});
    if (!Number.isNaN(silences[0])) silences.push(performance.now() - sent);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
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

/** Wilson's, for so many of so many. */
function interval(right: number, of: number): readonly [number, number] {
  const share = right / of;
  const middle = share + Z ** 2 / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return [(middle - half) / (1 + Z ** 2 / of), (middle + half) / (1 + Z ** 2 / of)];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
