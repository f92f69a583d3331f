/**
 * Duplicate scoring: all tables play the same deals, and each seat is compared with those that held
 * the same cards, so that luck cancels out.
 */
import { at } from '../engine/collections.ts';
import { gameAt } from './queries.ts';
import { resultOf } from './results.ts';
import type { Evening, EveningTable, Round, Sitter } from './schema.ts';

/** Whether a deal is public: every table of its round has played it, or never will. */
export function isDealPublic({ tables }: Round, deal: number): boolean {
  return tables.every((table) => resultOf(table, deal) !== undefined);
}

/**
 * Matchpoints in hundredths by seat: the share of those with the same cards that scored lower, ties
 * counting half. Half with nobody to compare.
 */
export function dealPoints(evening: Evening, round: Round, table: EveningTable, deal: number): number[] {
  return table.seats.map((_, seat) => {
    const own = comparedScore(evening, table, deal, seat);
    const others = round.tables
      .filter((other) => other.number !== table.number && isComparable(evening, table, other))
      .flatMap((other) => comparedScore(evening, other, deal, seat) ?? []);
    if (own === undefined || others.length === 0) return 50;
    const beaten = others.reduce((sum, other) => sum + (own > other ? 2 : own < other ? 0 : 1), 0);
    return Math.round((50 * beaten) / others.length);
  });
}

/**
 * Whether both tables deal the same cards: same game and number of seats; cooperative tables
 * compare at any size.
 */
function isComparable(evening: Evening, table: EveningTable, other: EveningTable): boolean {
  if (table.game !== other.game) return false;
  return gameAt(evening, table).together || table.seats.length === other.seats.length;
}

/**
 * The compared score: the seat's; for a cooperative table its score per player, since more players
 * need more.
 */
function comparedScore(evening: Evening, table: EveningTable, deal: number, seat: number): number | undefined {
  const outcome = resultOf(table, deal);
  if (outcome === undefined || outcome === 'broken off') return undefined;
  if (gameAt(evening, table).together) return at(outcome.scores, 0) / playerCountAt(table);
  return at(table.seats, seat).kind === 'empty' ? undefined : at(outcome.scores, seat);
}

/** Number of players at a table. */
export function playerCountAt({ seats }: EveningTable): number {
  return seats.filter(({ kind }) => kind !== 'empty').length;
}

/** A table's scores of a deal, by seat. */
export interface PlayedDeal {
  readonly table: number;
  readonly seats: readonly Sitter[];
  readonly scores: readonly number[];
  /** In hundredths. */
  readonly points: readonly number[];
}

/** A public deal: each table's result side by side. */
export interface PublicDeal {
  readonly round: number;
  readonly deal: number;
  readonly plays: readonly PlayedDeal[];
}

/** The public deals, in order. The others stay secret until every table has played them. */
export function publicDeals(evening: Evening): PublicDeal[] {
  return evening.played.flatMap((round) =>
    round.deals
      .filter((deal) => isDealPublic(round, deal))
      .map((deal) => ({
        round: round.number,
        deal,
        plays: round.tables.flatMap((table) => playedDealsOf(evening, round, table, deal)),
      })),
  );
}

function playedDealsOf(evening: Evening, round: Round, table: EveningTable, deal: number): PlayedDeal[] {
  const outcome = resultOf(table, deal);
  if (outcome === undefined || outcome === 'broken off') return [];
  const points = dealPoints(evening, round, table, deal);
  return [{ table: table.number, seats: table.seats, scores: outcome.scores, points }];
}

/** The evening as the public may know it: rebuilt from the results of public deals. */
export function publicEvening(evening: Evening): Evening {
  const played = evening.played.map((round) => {
    const known = new Set<number | null>([null, ...round.deals.filter((deal) => isDealPublic(round, deal))]);
    const tables = round.tables.map((table) => ({
      ...table,
      entries: table.entries.filter(({ deal }) => known.has(deal)),
    }));
    return { ...round, tables };
  });
  return { ...evening, played };
}
