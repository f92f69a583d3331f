import { RANKS } from '../src/shared/cards/french.ts';
import { last } from '../src/shared/engine/collections.ts';
import { DECK_POINTS, MIN_BID_POINTS } from '../src/shared/games/briscola-chiamata/cards.ts';
import type { Call } from '../src/shared/games/briscola-chiamata/state.ts';
import { playDeals, readDealArguments } from './chiamata-deals.ts';
import { formatColumn, NORMAL_Z_95, wilsonInterval } from './statistics.ts';

const { deals, seed, entrants } = readDealArguments('normal');

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

for (const entrant of entrants) {
  const counts = new Map(ROWS.map((row): [string, Count] => [row, { deals: 0, made: 0, points: 0 }]));
  for (const match of playDeals(entrant, deals, seed)) {
    const deal = last(match.state.deals);
    for (const row of [rowOf(match.state.calls), 'all']) {
      const count = counts.get(row ?? '');
      if (!count) continue;
      count.deals++;
      count.points += deal.points;
      if (deal.points >= deal.bid) count.made++;
    }
  }
  process.stdout.write(`${entrant.name}, ${deals} deals, seeds from ${seed}\n`);
  for (const [row, { deals: count, made, points }] of counts) {
    if (count === 0) continue;
    const bounds = wilsonInterval(made, count, NORMAL_Z_95).map((share) => (100 * share).toFixed(0));
    const share = ((100 * made) / count).toFixed(1);
    process.stdout.write(
      `${row.padEnd(8)}${formatColumn(count)}  made ${share} % (${bounds.join('–')})  ${(points / count).toFixed(1)} points\n`,
    );
  }
}
