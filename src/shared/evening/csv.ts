/** The standings and the results as tables that a spreadsheet opens: RFC 4180, in UTF-8. */
import { type Cell, inRows } from '../words/rows.ts';
import { say, type Words } from '../words/say.ts';
import { told } from './duplicate.ts';
import { formOf } from './forms/all.ts';
import type { TieBreak } from './forms/form.ts';
import { personOf } from './look.ts';
import { linesOf } from './points.ts';
import type { Evening, Sitter } from './schema.ts';
import { type Standing, standings } from './standings.ts';
import { EVENING_WORDS } from './words.ts';

/** One row a person: place, name, points, tie-breaks, and what each round has brought. */
export function csv(evening: Evening, words: Words = EVENING_WORDS): string {
  const { tieBreaks } = formOf(evening);
  const rounds = evening.played.map(({ number }) => number);
  const head = [
    ...['place', 'name', 'points', 'tables', 'won'].map((key) => say(words, `csv.${key}`)),
    ...tieBreaks.map((tieBreak) => say(words, `tie-break.${tieBreak}`)),
    ...rounds.map((round) => say(words, 'csv.round', { round })),
  ];
  const rows = standings(evening).map((standing): Cell[] => [
    standing.place,
    standing.name,
    standing.points / 100,
    standing.tables,
    standing.wins,
    ...tieBreaks.map((tieBreak) => asked(standing, tieBreak)),
    ...rounds.map((round) => pointsIn(standing, round)),
  ]);
  return inRows([head, ...rows]);
}

/** One row a seat and result: every table, and every deal where they are compared. What may not be told is not in it. */
export function csvOfTables(evening: Evening, words: Words = EVENING_WORDS): string {
  const known = told(evening);
  const names = new Map(known.players.map(({ id, name }) => [id, name]));
  const head = ['number', 'table', 'deal', 'name', 'with', 'score', 'points', 'state'].map((key) =>
    say(words, `csv.${key}`),
  );
  const nameOf = (sitter: Sitter) => names.get(personOf(sitter) ?? '') ?? say(words, 'csv.bot');
  const rows = [...linesOf(known)].flatMap(([player, lines]) =>
    lines.map((line): Cell[] => [
      line.round,
      line.table,
      line.deal,
      names.get(player) ?? '',
      line.others.map(nameOf).join(', '),
      line.score,
      line.points === null ? null : line.points / 100,
      say(words, `line.${line.kind}`),
    ]),
  );
  return inRows([head, ...rows]);
}

function asked({ tieBreaks }: Standing, tieBreak: TieBreak): Cell {
  const found = tieBreaks.find((one) => one.tieBreak === tieBreak);
  if (!found) return null;
  return tieBreak === 'wins' || tieBreak === 'fewer-tables' ? found.value : found.value / 100;
}

/** Nothing for a round somebody was not there for, or whose result is open. */
function pointsIn({ lines }: Standing, round: number): Cell {
  const points = lines.filter((line) => line.round === round).flatMap((line) => line.points ?? []);
  return points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0) / 100;
}
