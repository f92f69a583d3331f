/**
 * npm run -s arena -- --ladder [<game>…]: all bots of a game against each other, one table a game.
 * npm run -s arena -- <game> [--bots expert,normal,…] [--deals N] [--from K] [--seed S] [--seats N,…] [--option name=value]
 * [--lone] [--threads N] [--json]: each pair of bots at mixed tables, on the same cards in every seating, so that luck cancels;
 * where a table wins together, each kind alone. `--lone`: one of the first kind among the second, in every seat, against a
 * table of the second alone. `--half`, with three: how far the first is beyond half of the way from the second to the third. On all
 * cores; Ctrl-C prints what is known by then. Beside a game's levels there is `cheat`, who sees all
 * cards, and those that search take a number of iterations: expert:400. `cmd:COMMAND` is a program that speaks
 * docs/protocol.md: it is run as COMMAND ADDRESS CODE NAME for each of its seats.
 */
import { Worker } from 'node:worker_threads';
import { type EntrantResult, leadBeyondHalf, matchupStanding } from '../src/shared/bots/arena.ts';
import { hasProgram, type MatchupSpec, readPlan } from './arena-plan.ts';
import { formatReport, type Table } from './arena-report.ts';
import type { DealJob, PlayedDeal } from './arena-worker.ts';

/** How often it says how far it is, in ms. */
const SAY_EVERY = 2000;

const plan = readPlan(process.argv.slice(2));
/** By matchup and deal; a hole where it has not been played yet. */
const played: (readonly EntrantResult[] | undefined)[][] = plan.matchups.map(() => []);
const orders = plan.matchups.flatMap((_, matchup) =>
  Array.from({ length: plan.deals }, (_, index): DealJob => ({ matchup, index: plan.from + index })),
);
/** Deals of all matchups by turns, so that what is known early is known of each. */
orders.sort((a, b) => a.index - b.index || a.matchup - b.matchup);
const began = performance.now();
let done = 0;

function tableOf(matchup: MatchupSpec, index: number): Table | undefined {
  const deals = played[index]?.filter((deal) => deal !== undefined) ?? [];
  if (deals.length === 0) return undefined;
  // The matchup after the first one of two is of who is half way to be reached.
  const half = plan.half && index % 2 === 0 ? leadBeyondHalf(played[index] ?? [], played[index + 1] ?? []) : undefined;
  return { matchup, standing: matchupStanding(deals), ...(half && { beyondHalf: half }) };
}

function finish(): never {
  const tables = plan.matchups.flatMap((matchup, index) => tableOf(matchup, index) ?? []);
  process.stderr.write('\n');
  process.stdout.write(plan.json ? `${JSON.stringify(tables)}\n` : formatReport(tables, plan.ladder));
  process.exit(0);
}

function progress(): void {
  const seconds = (performance.now() - began) / 1000;
  const left = done > 0 ? Math.ceil((seconds / done) * (orders.length - done)) : '?';
  process.stderr.write(`\r${done} of ${orders.length} deals, ${seconds.toFixed(0)} s, ${left} s left   `);
}

function entered({ matchup, index, shares }: PlayedDeal): void {
  const deals = played[matchup];
  if (deals) deals[index] = shares;
  done++;
  if (done === orders.length) finish();
}

function giveUp(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exit(1);
}

process.on('SIGINT', finish);
setInterval(progress, SAY_EVERY);
const isProgrammed = ({ matchup }: DealJob): boolean => hasProgram(plan.matchups[matchup]?.bots ?? []);
const computed = orders.filter((order) => !isProgrammed(order));
const programmed = orders.filter(isProgrammed);
let next = 0;

function employ(thread: Worker): void {
  const order = computed[next++];
  if (order) thread.postMessage(order);
}

const threads = Math.min(plan.threads, computed.length);
for (let k = 0; k < threads; k++) {
  const thread = new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: plan.matchups });
  thread.on('error', giveUp);
  thread.on('message', (dealt: PlayedDeal) => {
    entered(dealt);
    employ(thread);
  });
  employ(thread);
}

/** Programs play one match after another at a host of their own. */
async function playPrograms(): Promise<void> {
  const { openArenaHost: openHouse } = await import('./arena-host.ts');
  const house = await openHouse();
  for (const order of programmed) {
    const matchup = plan.matchups[order.matchup];
    if (matchup) entered({ ...order, shares: await house.play(matchup, order.index) });
  }
}

if (programmed.length > 0) playPrograms().catch(giveUp);
