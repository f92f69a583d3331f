/** What orders those who have the same points. More is better, in every one of them. */
import { at } from '../engine/collections.ts';
import { playerCountAt } from './duplicate.ts';
import type { TieBreak } from './forms/form.ts';
import { compareSeats, type Hundredths, type PointLine, totalOf, WIN } from './points.ts';
import { playerIn } from './queries.ts';
import { resultOf } from './results.ts';
import type { Evening, EveningTable } from './schema.ts';

/** What tie-breaks are counted from. */
export interface TieBreakInput {
  readonly evening: Evening;
  readonly lines: ReadonlyMap<string, readonly PointLine[]>;
}

/** By player, for those who are level; nothing where it says nothing about them. */
type Values = ReadonlyMap<string, number> | undefined;

/** The values that order `level`, who are the same in everything before. */
export function valuesOf(tieBreak: TieBreak, counted: TieBreakInput, level: readonly string[]): Values {
  // Who held the better cards has the better score: where deals are compared that is what shall not count.
  if ((tieBreak === 'direct' || tieBreak === 'margin') && counted.evening.scoring === 'duplicate') return undefined;
  if (tieBreak === 'direct') return directEncounters(counted, level);
  // Points of one game say nothing beside those of another.
  if ((tieBreak === 'margin' || tieBreak === 'scores') && counted.evening.games.length > 1) return undefined;
  const value = VALUES[tieBreak];
  return new Map(level.map((player) => [player, value(counted, player)]));
}

const VALUES: Readonly<Record<Exclude<TieBreak, 'direct'>, (counted: TieBreakInput, player: string) => number>> = {
  buchholz,
  wins: ({ lines }, player) => winsOf(lines.get(player) ?? []),
  margin: ({ lines }, player) => sum((lines.get(player) ?? []).map(({ margin }) => margin ?? 0)),
  scores,
  // Written below zero, so that here, too, more is better.
  'fewer-tables': ({ lines }, player) => -tablesOf(lines.get(player) ?? []),
};

/** The results that somebody has won. */
export function winsOf(lines: readonly PointLine[]): number {
  return lines.filter(({ won }) => won).length;
}

/** The tables that somebody has played to the end. */
export function tablesOf(lines: readonly PointLine[]): number {
  return new Set(lines.filter(({ kind }) => kind === 'played').map(({ round, table }) => `${round} ${table}`)).size;
}

/**
 * The points of all one has met. A round that an opponent has not played counts as half a win for them, and a round
 * without an opponent as one with half a win in every round: nobody gains or loses by who stayed away.
 */
function buchholz({ evening, lines }: TieBreakInput, player: string): Hundredths {
  const half = WIN / 2;
  const met = (lines.get(player) ?? []).filter(({ kind }) => kind === 'played');
  const opponents = met.flatMap(({ others }) => others.flatMap((sitter) => playerIn(sitter) ?? []));
  const worthOf = (opponent: string) => {
    const played = (lines.get(opponent) ?? []).filter(({ kind }) => kind === 'played');
    return totalOf(played) + half * (resultsPerPlayer(evening) - played.length);
  };
  const without = resultsPerPlayer(evening) - met.length;
  return sum(opponents.map(worthOf)) + without * half * resultsPerPlayer(evening);
}

/** How many results there can be for one person so far. */
function resultsPerPlayer({ played }: Evening): number {
  return sum(played.map(({ deals }) => Math.max(1, deals.length)));
}

/** What each has made against the others who are level; only where each of them has met each. */
function directEncounters({ evening }: TieBreakInput, level: readonly string[]): Values {
  const made = new Map(level.map((player) => [player, 0]));
  const met = new Set<string>();
  for (const { table, deal } of resultsOf(evening)) {
    const outcome = resultOf(table, deal);
    if (outcome === undefined || outcome === 'broken off') continue;
    const there = table.seats.flatMap((sitter, seat) => {
      const player = playerIn(sitter);
      return player !== undefined && made.has(player) ? [{ player, seat }] : [];
    });
    for (const one of there) {
      for (const other of there) {
        if (one === other) continue;
        met.add(`${one.player} ${other.player}`);
        made.set(one.player, (made.get(one.player) ?? 0) + (WIN / 2) * compareSeats(outcome, one.seat, other.seat));
      }
    }
  }
  return met.size === level.length * (level.length - 1) ? made : undefined;
}

/** The game's own points in all; of a table that plays as one, by head. */
function scores({ evening }: TieBreakInput, player: string): Hundredths {
  return sum(
    resultsOf(evening).map(({ table, deal }) => {
      const seat = table.seats.findIndex((sitter) => playerIn(sitter) === player);
      const outcome = seat < 0 ? undefined : resultOf(table, deal);
      return outcome === undefined || outcome === 'broken off'
        ? 0
        : Math.round((WIN * at(outcome.scores, seat)) / playerCountAt(table));
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
