/**
 * node bench/compare-checkouts.ts BEFORE [rounds [moves]]: the built server of this checkout beside that of another one in the
 * folder BEFORE, by turns, so that what else the machine does falls on both: so many rounds (5) of so many moves (1000)
 * of five people each, and then of a match of five bots. Of each: from a move to everybody's update, in ms, what the server
 * takes of the processor for one, in ms, which others' work changes little (Linux alone), and the bots' moves a second, all of
 * them kept on the disk. Ends with 2 if the middle ratio of the p99 is more than 1.2.
 */
import { readFileSync } from 'node:fs';
import { median, quantile } from 'simple-statistics';
import { fail, readInteger } from '../tools/command-line.ts';
import { openSession, type Server, startServer } from './test-server.ts';
import { timesOfMoves } from './timed-moves.ts';

/** The p99 may be so many times what it was. */
const LIMIT = 1.2;
const BOTS = [0, 1, 2, 3, 4];
const DEALS = 20;

interface Figures {
  readonly p50: number;
  readonly p99: number;
  /** Of the processor, in ms a move. */
  readonly taken: number;
  readonly movesASecond: number;
}

const [before = fail('which folder holds the checkout of before?'), ...rest] = process.argv.slice(2);
const rounds = readInteger('rounds', rest[0] ?? '5', 1, 100);
const moves = readInteger('moves', rest[1] ?? '1000', 1, 1_000_000);

const ratios: number[] = [];
const speeds: number[] = [];
const shares: number[] = [];
for (let round = 1; round <= rounds; round++) {
  const [then, now] = [await measure(before), await measure(undefined)];
  ratios.push(now.p99 / then.p99);
  shares.push(now.taken / then.taken);
  speeds.push(now.movesASecond / then.movesASecond);
  console.log(`round ${round}: before ${inWords(then)}; now ${inWords(now)}`);
}
const [ratio = 0, share = 0, speed = 0] = [ratios, shares, speeds].map((some) => median(some));
console.log(
  `p99 ${ratio.toFixed(2)} times that of before, the processor's time ${share.toFixed(2)} times, moves a second ${speed.toFixed(2)} times (the middle of ${rounds})`,
);
if (ratio > LIMIT) fail(`p99 is more than ${LIMIT} times that of before`);
process.exit();

async function measure(of: string | undefined): Promise<Figures> {
  const server = await startServer({ of });
  const before = usedBy(server);
  const times = await timesOfMoves(server, moves);
  const taken = (usedBy(server) - before) / times.length;
  const movesASecond = await speedOfBots(server);
  server.close();
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99), taken, movesASecond };
}

/** What it has had of the processor so far, in ms; the system counts in hundredths of a second. */
function usedBy({ pid }: Server): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = after.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** A match of bots that think no time. */
async function speedOfBots(server: Server): Promise<number> {
  const { client, leave } = await openSession(server);
  const { table } = await client.tables.open({ game: 'briscola-chiamata', options: { deals: DEALS } });
  for (const seat of BOTS) await client.table.seatBot({ table, seat, level: 'random' });
  const began = performance.now();
  await client.table.start({ table });
  for await (const { stage } of await client.table.watch({ table })) if (stage === 'over') break;
  const seconds = (performance.now() - began) / 1000;
  const { events } = (await client.play.record({ table })) as { events: readonly unknown[] };
  leave();
  return events.length / seconds;
}

function inWords({ p50, p99, taken, movesASecond }: Figures): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${taken.toFixed(2)} ms of the processor, ${movesASecond.toFixed(0)} moves a second`;
}
