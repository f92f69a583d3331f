/**
 * npm run -s tool -- tools/contracts.ts [--bots normal,expert:400,…] [--deals N] [--seed S]: how often each contract of Briscola
 * Chiamata is made by bots of each kind, five at a table, by how far the auction went.
 */
import { entrantNames, entrantOf } from '../src/shared/bots/arena.ts';
import { RANKS } from '../src/shared/cards/french.ts';
import { last } from '../src/shared/engine/collections.ts';
import { newMatch } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { selfPlay } from '../src/shared/engine/self-play.ts';
import { ALL_SEATS, DECK_POINTS, MIN_BID_POINTS, SEATS } from '../src/shared/games/briscola-chiamata/cards.ts';
import { briscolaChiamata as game } from '../src/shared/games/briscola-chiamata/index.ts';
import type { Call } from '../src/shared/games/briscola-chiamata/state.ts';
import { fail, readArguments, readInteger } from './command-line.ts';
import { formatColumn, NORMAL_Z_95, wilsonInterval } from './statistics.ts';

const { values } = readArguments(process.argv.slice(2), {
  bots: { type: 'string', default: 'normal' },
  deals: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
});
const deals = readInteger('--deals', values.deals, 1, 1_000_000);
const seed = readInteger('--seed', values.seed, 0, 2 ** 31 - 1 - deals);
const entrants = values.bots
  .split(',')
  .map((name) => entrantOf(game, name) ?? fail(`no bot ${name}: ${entrantNames(game).join(', ')}`));
const resolved = resolveOptions(game.rules.options, { deals: 1 });
if ('refusal' in resolved) fail('no table for one deal');

/** The numbers that are told together, each from the first to before the next: where the stake rises (BC-18), and between. */
const STEPS = [MIN_BID_POINTS + 1, 65, 71, 81, DECK_POINTS + 1] as const;

/** The rows in the auction's order: the called rank at 61, else a step of numbers. */
const ROWS: readonly string[] = [...RANKS, ...STEPS.slice(1).map((next, k) => `${STEPS[k]}–${next - 1}`), 'all'];

/** The row of the contract that these calls made; undefined where all passed. */
function rowOf(calls: readonly Call[]): string | undefined {
  const bid = calls.findLast((call) => call.bid)?.bid;
  if (!bid || bid.points === MIN_BID_POINTS) return bid?.rank;
  return ROWS[RANKS.length + STEPS.findLastIndex((first) => bid.points >= first)];
}

interface Count {
  deals: number;
  made: number;
  /** Card points of the declarer's side. */
  points: number;
}

for (const { name, sit } of entrants) {
  const counts = new Map(ROWS.map((row): [string, Count] => [row, { deals: 0, made: 0, points: 0 }]));
  for (let k = seed; k < seed + deals; k++) {
    const match = newMatch(game.rules, resolved.options, SEATS);
    const bots = ALL_SEATS.map((seat) => sit(match, seat, seeded(Math.imul(k, SEATS) + seat + 1)));
    selfPlay(match, bots, seeded(k));
    const deal = last(match.state.deals);
    for (const row of [rowOf(match.state.calls), 'all']) {
      const count = counts.get(row ?? '');
      if (!count) continue;
      count.deals++;
      count.points += deal.points;
      if (deal.points >= deal.bid) count.made++;
    }
  }
  process.stdout.write(`${name}, ${deals} deals, seeds from ${seed}\n`);
  for (const [row, { deals: count, made, points }] of counts) {
    if (count === 0) continue;
    const bounds = wilsonInterval(made, count, NORMAL_Z_95).map((share) => (100 * share).toFixed(0));
    const share = ((100 * made) / count).toFixed(1);
    process.stdout.write(
      `${row.padEnd(8)}${formatColumn(count)}  made ${share} % (${bounds.join('–')})  ${(points / count).toFixed(1)} points\n`,
    );
  }
}
