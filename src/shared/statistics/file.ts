/** The house's book as files: for a spreadsheet a row for each seat of each match, or all of it as JSON. */
import type { BookLine } from '../protocol/statistics.ts';
import { type Cell, inRows } from '../words/rows.ts';

/** What a seat of a match has come to, under these heads: `statistics.csv.…` says them. */
const HEADS = ['match', 'game', 'began', 'seat', 'name', 'bot', 'score', 'won', 'deals-won', 'deals-lost'] as const;

export function bookCsv(lines: readonly BookLine[], say: (key: string) => string): string {
  return inRows([HEADS.map((head) => say(`statistics.csv.${head}`)), ...lines.flatMap(rowsOf)]);
}

function rowsOf(line: BookLine): Cell[][] {
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

export function bookJson(lines: readonly BookLine[]): string {
  return `${JSON.stringify({ format: 'panno-verde-book/1', matches: lines }, null, 1)}\n`;
}
