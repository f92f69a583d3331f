/**
 * npm run -s tool -- tools/vbi-win-rates.ts [games] [--seed S] [--levels normal,expert] [--seats 3,4,5,6] [--person] [--threads N]: how often
 * groups of bots win Vbi Maior, by level, difficulty and seats, with 95 % intervals (Wilson); --person: one of each group is a
 * person who counts at a tempo of their own, and not always right. On all cores but for `--threads`; Ctrl-C prints what is known
 * by then.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LEVELS } from '../src/shared/engine/bot.ts';
import { vbiMaior } from '../src/shared/games/vbi-maior/index.ts';
import { OPTIONS } from '../src/shared/games/vbi-maior/state/options.ts';
import { fail, readArguments, readInteger } from './command-line.ts';
import { NORMAL_Z_95, wilsonInterval } from './statistics.ts';
import type { Group, GroupResult, Order } from './vbi-win-rates-worker.ts';

/** So many games are given to a thread at a time. */
const PORTION = 10;

const { values, positionals } = readArguments(process.argv.slice(2), {
  seed: { type: 'string', default: '0' },
  levels: { type: 'string', default: LEVELS.filter((level) => vbiMaior.bots[level]).join() },
  seats: { type: 'string', default: '3,4,5,6' },
  person: { type: 'boolean', default: false },
  threads: { type: 'string', default: String(availableParallelism()) },
});
const games = readInteger('the number of games', positionals[0] ?? '1000', 1, 1_000_000);
const first = readInteger('--seed', values.seed, 0, 2 ** 31 - 1 - games);
const asked = readInteger('--threads', values.threads, 1, 1024);
const { min, max } = vbiMaior.rules.seats;
const seats = values.seats.split(',').map((text) => readInteger('--seats', text, min, max));
const levels = values.levels.split(',').map((text) => {
  return LEVELS.find((level) => level === text && vbiMaior.bots[level]) ?? fail(`no level ${text}`);
});

const groups = levels.flatMap((level) =>
  OPTIONS.difficulty.values.flatMap((difficulty) =>
    seats.map((count): Group => ({ level, person: values.person, difficulty, seats: count })),
  ),
);
const played = groups.map(() => ({ games: 0, won: 0 }));
/** Portions of all groups by turns, so that what is known early is known of each. */
const orders = Array.from({ length: Math.ceil(games / PORTION) }, (_, portion) => portion * PORTION).flatMap((from) =>
  groups.map((group, index): Order => ({ index, group, from: first + from, games: Math.min(PORTION, games - from) })),
);
let next = 0;
let done = 0;

/** `84 (82–86)`, in per cent. */
function told(index: number): string {
  const some = played[index];
  if (!some?.games) return '–';
  const [from, to] = wilsonInterval(some.won, some.games, NORMAL_Z_95).map((share) => Math.round(100 * share));
  return `${Math.round((100 * some.won) / some.games)} (${from}–${to})`;
}

function finish(): never {
  const least = Math.min(...played.map((some) => some.games));
  process.stdout.write(
    `games won, per cent of ${least === games ? games : `${least} to ${games}`}, seeds from ${first}${values.person ? ', one seat a person' : ''}\n`,
  );
  process.stdout.write(`${''.padEnd(18)}${seats.map((count) => `${count} seats`.padStart(15)).join('')}\n`);
  for (const [row, { level, difficulty }] of groups.filter((_, index) => index % seats.length === 0).entries()) {
    const cells = seats.map((_, column) => told(row * seats.length + column).padStart(15));
    process.stdout.write(`${level.padEnd(9)}${difficulty.padEnd(9)}${cells.join('')}\n`);
  }
  process.exit(0);
}

function employ(thread: Worker): void {
  const order = orders[next++];
  if (order) thread.postMessage(order);
}

process.on('SIGINT', finish);
process.on('SIGTERM', finish);
const threads = Math.min(asked, orders.length);
for (let k = 0; k < threads; k++) {
  const thread = new Worker(new URL('./vbi-win-rates-worker.ts', import.meta.url));
  thread.on('error', (error) => {
    process.stderr.write(`\n${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  });
  thread.on('message', ({ index, games: more, won }: GroupResult) => {
    const some = played[index];
    if (some) Object.assign(some, { games: some.games + more, won: some.won + won });
    done++;
    process.stderr.write(`\r${done} of ${orders.length} portions   `);
    if (done === orders.length) finish();
    employ(thread);
  });
  employ(thread);
}
