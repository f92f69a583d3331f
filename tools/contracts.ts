/**
 * npm run -s tool -- tools/contracts.ts [--bots normal,expert:400,…] [--deals N] [--seed S]: how often each contract of Briscola
 * Chiamata is made by bots of each kind, five at a table, by how far the auction went.
 */
import { entrantNames, entrantOf } from '../src/shared/bots/arena.ts';
import { newMatch } from '../src/shared/engine/match.ts';
import { resolveOptions } from '../src/shared/engine/options.ts';
import { seeded } from '../src/shared/engine/random.ts';
import { selfPlay } from '../src/shared/engine/self-play.ts';
import { ALL_SEATS, MIN_BID_POINTS, SEATS } from '../src/shared/games/briscola-chiamata/cards.ts';
import { briscolaChiamata as game } from '../src/shared/games/briscola-chiamata/index.ts';
import type { Call } from '../src/shared/games/briscola-chiamata/state.ts';
import { fail, readArguments, readInteger } from './command-line.ts';
import { NORMAL_Z_95, wilsonInterval } from './statistics.ts';

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

/** The numbers of contracts that are told together, from the first to before the next. */
const STEPS = [MIN_BID_POINTS, 62, 65, 70, 75, 80, 90, 121] as const;

/** What is told as one row: the called rank at 61, else a step of numbers. */
function rowOf(calls: readonly Call[]): string {
  const bid = calls.findLast((call) => call.bid)?.bid;
  if (!bid) return 'none';
  if (bid.points === MIN_BID_POINTS) return bid.rank;
  const step = STEPS.findLastIndex((first) => bid.points >= first);
  return `${STEPS[step]}–${(STEPS[step + 1] ?? 0) - 1}`;
}

interface Row {
  deals: number;
  made: number;
  /** Card points of the declarer's side. */
  points: number;
}

for (const { name, sit } of entrants) {
  const rows = new Map<string, Row>();
  for (let k = seed; k < seed + deals; k++) {
    const match = newMatch(game.rules, resolved.options, SEATS);
    selfPlay(
      match,
      ALL_SEATS.map((seat) => sit(match, seat, seeded(Math.imul(k, SEATS) + seat + 1))),
      seeded(k),
    );
    const { calls, deals: played } = match.state;
    const deal = played.at(-1);
    if (!deal) continue;
    for (const key of [rowOf(calls), 'all']) {
      const row = rows.get(key) ?? { deals: 0, made: 0, points: 0 };
      rows.set(key, row);
      row.deals++;
      row.points += deal.points;
      if (deal.points >= deal.bid) row.made++;
    }
  }
  process.stdout.write(`${name}, ${deals} deals, seeds from ${seed}\n`);
  for (const [key, row] of [...rows].sort()) {
    const [low, high] = wilsonInterval(row.made, row.deals, NORMAL_Z_95).map((share) => (100 * share).toFixed(0));
    const share = ((100 * row.made) / row.deals).toFixed(1);
    const points = (row.points / row.deals).toFixed(1);
    process.stdout.write(`${key.padEnd(8)}${String(row.deals).padStart(6)}  made ${share} % (${low}–${high})  points ${points}\n`);
  }
}
