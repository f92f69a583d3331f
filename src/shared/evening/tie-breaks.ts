/** What orders those who have the same points. More is better, in every one of them. */
import { at } from '../engine/at.ts';
import { headsAt } from './duplicate.ts';
import type { TieBreak } from './forms/form.ts';
import { personOf } from './look.ts';
import { comparedWith, type Hundredths, type Line, totalOf, WIN } from './points.ts';
import { resultOf } from './results.ts';
import type { Evening, EveningTable } from './schema.ts';

/** What tie-breaks are counted from. */
export interface Counted {
  readonly evening: Evening;
  readonly lines: ReadonlyMap<string, readonly Line[]>;
}

/** By player, for those who are level; nothing where it says nothing about them. */
type Values = ReadonlyMap<string, number> | undefined;

/** The values that order `level`, who are the same in everything before. */
export function valuesOf(tieBreak: TieBreak, counted: Counted, level: readonly string[]): Values {
  // Who held the better cards has the better score: where deals are compared that is what shall not count.
  if ((tieBreak === 'direct' || tieBreak === 'margin') && counted.evening.scoring === 'duplicate') return undefined;
  if (tieBreak === 'direct') return direct(counted, level);
  // Points of one game say nothing beside those of another.
  if ((tieBreak === 'margin' || tieBreak === 'scores') && counted.evening.games.length > 1) return undefined;
  const value = VALUES[tieBreak];
  return new Map(level.map((player) => [player, value(counted, player)]));
}

const VALUES: Readonly<Record<Exclude<TieBreak, 'direct'>, (counted: Counted, player: string) => number>> = {
  buchholz,
  wins: ({ lines }, player) => winsOf(lines.get(player) ?? []),
  margin: ({ lines }, player) => sum((lines.get(player) ?? []).map(({ margin }) => margin ?? 0)),
  scores,
  // Written below zero, so that here, too, more is better.
  'fewer-tables': ({ lines }, player) => -tablesOf(lines.get(player) ?? []),
};

/** The results that somebody has won. */
export function winsOf(lines: readonly Line[]): number {
  return lines.filter(({ won }) => won).length;
}

/** The tables that somebody has played to the end. */
export function tablesOf(lines: readonly Line[]): number {
  return new Set(lines.filter(({ kind }) => kind === 'played').map(({ round, table }) => `${round} ${table}`)).size;
}

/**
 * The points of all one has met. A round that an opponent has not played counts as half a win for them, and a round
 * without an opponent as one with half a win in every round: nobody gains or loses by who stayed away.
 */
function buchholz({ evening, lines }: Counted, player: string): Hundredths {
  const half = WIN / 2;
  const met = (lines.get(player) ?? []).filter(({ kind }) => kind === 'played');
  const opponents = met.flatMap(({ others }) => others.flatMap((sitter) => personOf(sitter) ?? []));
  const worthOf = (opponent: string) => {
    const played = (lines.get(opponent) ?? []).filter(({ kind }) => kind === 'played');
    return totalOf(played) + half * (dueIn(evening) - played.length);
  };
  const without = dueIn(evening) - met.length;
  return sum(opponents.map(worthOf)) + without * half * dueIn(evening);
}

/** How many results there can be for one person so far. */
function dueIn({ played }: Evening): number {
  return sum(played.map(({ deals }) => Math.max(1, deals.length)));
}

/** What each has made against the others who are level; only where each of them has met each. */
function direct({ evening }: Counted, level: readonly string[]): Values {
  const made = new Map(level.map((player) => [player, 0]));
  const met = new Set<string>();
  for (const { table, deal } of resultsOf(evening)) {
    const outcome = resultOf(table, deal);
    if (outcome === undefined || outcome === 'broken off') continue;
    const there = table.seats.flatMap((sitter, seat) => {
      const player = personOf(sitter);
      return player !== undefined && made.has(player) ? [{ player, seat }] : [];
    });
    for (const one of there) {
      for (const other of there) {
        if (one === other) continue;
        met.add(`${one.player} ${other.player}`);
        made.set(one.player, (made.get(one.player) ?? 0) + (WIN / 2) * comparedWith(outcome, one.seat, other.seat));
      }
    }
  }
  return met.size === level.length * (level.length - 1) ? made : undefined;
}

/** The game's own points in all; of a table that plays as one, by head. */
function scores({ evening }: Counted, player: string): Hundredths {
  return sum(
    resultsOf(evening).map(({ table, deal }) => {
      const seat = table.seats.findIndex((sitter) => personOf(sitter) === player);
      const outcome = seat < 0 ? undefined : resultOf(table, deal);
      return outcome === undefined || outcome === 'broken off'
        ? 0
        : Math.round((WIN * at(outcome.scores, seat)) / headsAt(table));
    }),
  );
}

/** Every result that there is or will be, told ones alone where deals are compared. */
function resultsOf({ played }: Evening): { table: EveningTable; deal: number | null }[] {
  return played.flatMap(({ tables, deals }) =>
    tables.flatMap((table) => (deals.length > 0 ? deals : [null]).map((deal) => ({ table, deal }))),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
