/** Duplicate: the same deals at every table, each compared with the others who held the same cards, so that luck cancels. */
import { at } from '../engine/collections.ts';
import { gameAt } from './queries.ts';
import { resultOf } from './results.ts';
import type { Evening, EveningTable, Round, Sitter } from './schema.ts';

/** Whether a deal may be spoken of: every table of its round has played it, or never will. */
export function isDealPublic({ tables }: Round, deal: number): boolean {
  return tables.every((table) => resultOf(table, deal) !== undefined);
}

/**
 * Matchpoints in hundredths, by seat: of those who held the same cards, the share that one has done better than, those who
 * did as well counting half. Nobody to compare with: half.
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

/** The same cards are dealt to as many seats of the same game; tables that play as one are compared whatever their size. */
function isComparable(evening: Evening, table: EveningTable, other: EveningTable): boolean {
  if (table.game !== other.game) return false;
  return gameAt(evening, table).together || table.seats.length === other.seats.length;
}

/** What is compared: the seat's score; of a table that plays as one, its score by head, since more of them need more. */
function comparedScore(evening: Evening, table: EveningTable, deal: number, seat: number): number | undefined {
  const outcome = resultOf(table, deal);
  if (outcome === undefined || outcome === 'broken off') return undefined;
  if (gameAt(evening, table).together) return at(outcome.scores, 0) / playerCountAt(table);
  return at(table.seats, seat).kind === 'empty' ? undefined : at(outcome.scores, seat);
}

/** How many play at a table. */
export function playerCountAt({ seats }: EveningTable): number {
  return seats.filter(({ kind }) => kind !== 'empty').length;
}

/** How one table has played a deal; by seat. */
export interface PlayedDeal {
  readonly table: number;
  readonly seats: readonly Sitter[];
  readonly scores: readonly number[];
  /** In hundredths. */
  readonly points: readonly number[];
}

/** A deal as everybody may know it now: each table beside the others. */
export interface PublicDeal {
  readonly round: number;
  readonly deal: number;
  readonly plays: readonly PlayedDeal[];
}

/** The deals that may be told now, in order. The others are a secret still: some table has yet to play them. */
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

/** The evening as everybody may know it: built up from the results of deals that may be told. */
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
