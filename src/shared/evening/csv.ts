/** Standings and results as spreadsheet tables with localizable cells. */
import type { LocalizableCell, LocalizedText } from '../i18n/csv.ts';
import { publicEvening } from './duplicate.ts';
import type { TieBreak } from './forms/form.ts';
import { formOf } from './forms/registry.ts';
import { pointLines } from './points.ts';
import { playerIn } from './queries.ts';
import type { Evening, Sitter } from './schema.ts';
import { type Standing, standings } from './standings.ts';

/** One row a player: place, name, points, tie-breaks, and points by round. */
export function standingsTable(evening: Evening): LocalizableCell[][] {
  const { tieBreaks } = formOf(evening);
  const rounds = evening.played.map(({ number }) => number);
  const heads: LocalizableCell[] = [
    ...['place', 'name', 'points', 'tables', 'won'].map(headCell),
    ...tieBreaks.map((tieBreak) => ({ key: `tie-break.${tieBreak}` })),
    ...rounds.map((round) => ({ key: 'csv.round', params: { round } })),
  ];
  const rows = standings(evening).map((standing): LocalizableCell[] => [
    standing.place,
    standing.name,
    standing.points / 100,
    standing.tables,
    standing.wins,
    ...tieBreaks.map((tieBreak) => tieBreakCell(standing, tieBreak)),
    ...rounds.map((round) => pointsIn(standing, round)),
  ]);
  return [heads, ...rows];
}

/**
 * One row a seat and result: every table, and every deal where deals are compared. Hidden results
 * are left out.
 */
export function resultsTable(evening: Evening): LocalizableCell[][] {
  const known = publicEvening(evening);
  const names = new Map(known.players.map(({ id, name }) => [id, name]));
  const heads = ['number', 'table', 'deal', 'name', 'with', 'score', 'points', 'state'].map(headCell);
  const nameOf = (sitter: Sitter): string | LocalizedText => names.get(playerIn(sitter) ?? '') ?? headCell('bot');
  const rows = [...pointLines(known)].flatMap(([player, lines]) =>
    lines.map((line): LocalizableCell[] => [
      line.round,
      line.table,
      line.deal,
      names.get(player) ?? '',
      line.others.map(nameOf),
      line.score,
      line.points === null ? null : line.points / 100,
      { key: `line.${line.kind}` },
    ]),
  );
  return [heads, ...rows];
}

function headCell(key: string): LocalizedText {
  return { key: `csv.${key}` };
}

function tieBreakCell({ tieBreaks }: Standing, tieBreak: TieBreak): number | null {
  const found = tieBreaks.find((one) => one.tieBreak === tieBreak);
  if (!found) return null;
  return tieBreak === 'wins' || tieBreak === 'fewer-tables' ? found.value : found.value / 100;
}

/** Null for a round the player missed, or with an open result. */
function pointsIn({ lines }: Standing, round: number): number | null {
  const points = lines.filter((line) => line.round === round).flatMap((line) => line.points ?? []);
  return points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0) / 100;
}
