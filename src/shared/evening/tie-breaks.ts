/** Tie-breaks of players with equal points. Higher is better in all of them. */
import { at } from '../engine/collections.ts';
import { playerCountAt } from './duplicate.ts';
import type { TieBreak } from './forms/form.ts';
import { compareSeats, type Hundredths, type PointLine, totalOf, WIN } from './points.ts';
import { playerIn } from './queries.ts';
import { resultOf } from './results.ts';
import type { Evening, EveningTable } from './schema.ts';

/** Input of the tie-breaks. */
export interface TieBreakInput {
  readonly evening: Evening;
  readonly lines: ReadonlyMap<string, readonly PointLine[]>;
}

/** By player, for those who are level; undefined where it doesn't apply. */
type Values = ReadonlyMap<string, number> | undefined;

/** Values that order the players of `level`, who are equal in everything before. */
export function valuesOf(tieBreak: TieBreak, counted: TieBreakInput, level: readonly string[]): Values {
  // Better cards give better scores, which duplicate must not count.
  if ((tieBreak === 'direct' || tieBreak === 'margin') && counted.evening.scoring === 'duplicate') return undefined;
  if (tieBreak === 'direct') return directEncounters(counted, level);
  // Scores of different games aren't comparable.
  if ((tieBreak === 'margin' || tieBreak === 'scores') && counted.evening.games.length > 1) return undefined;
  const value = VALUES[tieBreak];
  return new Map(level.map((player) => [player, value(counted, player)]));
}

const VALUES: Readonly<Record<Exclude<TieBreak, 'direct'>, (counted: TieBreakInput, player: string) => number>> = {
  buchholz,
  wins: ({ lines }, player) => winsOf(lines.get(player) ?? []),
  margin: ({ lines }, player) => sum((lines.get(player) ?? []).map(({ margin }) => margin ?? 0)),
  scores,
  // Negated, so that higher is better.
  'fewer-tables': ({ lines }, player) => -tablesOf(lines.get(player) ?? []),
};

/** Results won by somebody. */
export function winsOf(lines: readonly PointLine[]): number {
  return lines.filter(({ won }) => won).length;
}

/** Tables somebody has finished. */
export function tablesOf(lines: readonly PointLine[]): number {
  return new Set(lines.filter(({ kind }) => kind === 'played').map(({ round, table }) => `${round} ${table}`)).size;
}

/**
 * Buchholz: the sum of all opponents' points. An opponent's missed round counts half a win for
 * them, and a round without an opponent as one with half a win in every round, so that absences
 * change nothing.
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

/** Max results per player so far. */
function resultsPerPlayer({ played }: Evening): number {
  return sum(played.map(({ deals }) => Math.max(1, deals.length)));
}

/** Points against the others who are level; only where all of them have met. */
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

/** The sum of the game's own points; a cooperative table's per player. */
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

/** Every result so far or to come; in duplicate only public ones. */
function resultsOf({ played }: Evening): { table: EveningTable; deal: number | null }[] {
  return played.flatMap(({ tables, deals }) =>
    tables.flatMap((table) => (deals.length > 0 ? deals : [null]).map((deal) => ({ table, deal }))),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
