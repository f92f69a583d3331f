/** Exports statistics: CSV with a row for each seat of each match, or JSON. */

import { type Cell, toCsv } from '../i18n/csv.ts';
import type { MatchSummary } from '../protocol/match-history.ts';

/** CSV columns of a seat; messages `statistics.csv.…`. */
const CSV_COLUMNS = [
  'match',
  'game',
  'began',
  'seat',
  'name',
  'bot',
  'score',
  'won',
  'deals-won',
  'deals-lost',
] as const;

export function statisticsCsv(lines: readonly MatchSummary[], say: (key: string) => string): string {
  return toCsv([CSV_COLUMNS.map((head) => say(`statistics.csv.${head}`)), ...lines.flatMap(rowsOf)]);
}

function rowsOf(line: MatchSummary): Cell[][] {
  const { id, game, began, seats, scores, winners, contests } = line;
  return seats.map(({ name, bot }, seat) => [
    id,
    game,
    began,
    seat + 1,
    name,
    bot ? 1 : 0,
    scores[seat] ?? null,
    winners.includes(seat) ? 1 : 0,
    contests.filter(({ won }) => won.includes(seat)).length,
    contests.filter(({ lost }) => lost.includes(seat)).length,
  ]);
}

export function statisticsJson(lines: readonly MatchSummary[]): string {
  return `${JSON.stringify({ format: 'panno-verde-book/1', matches: lines }, null, 1)}\n`;
}
