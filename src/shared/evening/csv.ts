/** The standings and the results as tables for a spreadsheet; who saves them writes the words. */
import type { Said, ToldCell } from '../words/rows.ts';
import { told } from './duplicate.ts';
import { formOf } from './forms/all.ts';
import type { TieBreak } from './forms/form.ts';
import { personOf } from './look.ts';
import { linesOf } from './points.ts';
import type { Evening, Sitter } from './schema.ts';
import { type Standing, standings } from './standings.ts';

/** One row a person: place, name, points, tie-breaks, and what each round has brought. */
export function standingsTable(evening: Evening): ToldCell[][] {
  const { tieBreaks } = formOf(evening);
  const rounds = evening.played.map(({ number }) => number);
  const heads: ToldCell[] = [
    ...['place', 'name', 'points', 'tables', 'won'].map(head),
    ...tieBreaks.map((tieBreak) => ({ key: `tie-break.${tieBreak}` })),
    ...rounds.map((round) => ({ key: 'csv.round', params: { round } })),
  ];
  const rows = standings(evening).map((standing): ToldCell[] => [
    standing.place,
    standing.name,
    standing.points / 100,
    standing.tables,
    standing.wins,
    ...tieBreaks.map((tieBreak) => asked(standing, tieBreak)),
    ...rounds.map((round) => pointsIn(standing, round)),
  ]);
  return [heads, ...rows];
}

/** One row a seat and result: every table, and every deal where they are compared. What may not be told is not in it. */
export function resultsTable(evening: Evening): ToldCell[][] {
  const known = told(evening);
  const names = new Map(known.players.map(({ id, name }) => [id, name]));
  const heads = ['number', 'table', 'deal', 'name', 'with', 'score', 'points', 'state'].map(head);
  const nameOf = (sitter: Sitter): string | Said => names.get(personOf(sitter) ?? '') ?? head('bot');
  const rows = [...linesOf(known)].flatMap(([player, lines]) =>
    lines.map((line): ToldCell[] => [
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

function head(key: string): Said {
  return { key: `csv.${key}` };
}

function asked({ tieBreaks }: Standing, tieBreak: TieBreak): number | null {
  const found = tieBreaks.find((one) => one.tieBreak === tieBreak);
  if (!found) return null;
  return tieBreak === 'wins' || tieBreak === 'fewer-tables' ? found.value : found.value / 100;
}

/** Nothing for a round somebody was not there for, or whose result is open. */
function pointsIn({ lines }: Standing, round: number): number | null {
  const points = lines.filter((line) => line.round === round).flatMap((line) => line.points ?? []);
  return points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0) / 100;
}
