/**
 * Points of a result, in whole hundredths. Each result is rounded once, so that a total is exactly
 * the sum of its lines.
 */
import { at } from '../engine/collections.ts';
import type { Result } from '../engine/rules.ts';
import { dealPoints, isDealPublic } from './duplicate.ts';
import { formOf } from './forms/registry.ts';
import { gameAt, playerIn } from './queries.ts';
import { dealsDue, isDone, resultOf } from './results.ts';
import type { Evening, EveningTable, Round, Sitter } from './schema.ts';

/** 100 is one point: a win over everybody at the table, or over everybody with the same cards. */
export type Hundredths = number;
export const WIN: Hundredths = 100;
const HALF: Hundredths = 50;

/** One line that makes up somebody's points. */
export interface PointLine {
  readonly round: number;
  /** Null for a round without a table. */
  readonly table: number | null;
  readonly deal: number | null;
  /** `open`: unfinished or not yet public. `broken off`: without a result. `out`: sat out. */
  readonly kind: 'played' | 'open' | 'broken off' | 'out';
  /** The others at the table. */
  readonly others: readonly Sitter[];
  /** The game's own score. */
  readonly score: number | null;
  /** Hundredths above the mean of the others there. */
  readonly margin: number | null;
  /** A winner; in duplicate: better than half of those with the same cards. */
  readonly won: boolean;
  /** Null while open. */
  readonly points: Hundredths | null;
}

/** Everybody's point lines, in order. */
export function pointLines(evening: Evening): Map<string, PointLine[]> {
  const lines = new Map<string, PointLine[]>(evening.players.map(({ id }) => [id, []]));
  for (const round of evening.played) {
    for (const table of round.tables) {
      for (const deal of dealsDue(round)) {
        for (const [player, line] of pointLinesAt(evening, round, table, deal)) lines.get(player)?.push(line);
      }
    }
    for (const player of round.out) lines.get(player)?.push(byeLine(evening, round));
  }
  return lines;
}

/** Everybody's public points. */
export function pointsSoFar(evening: Evening): Map<string, Hundredths> {
  return new Map([...pointLines(evening)].map(([player, lines]) => [player, totalOf(lines)]));
}

/** The sum of the closed lines. */
export function totalOf(lines: readonly PointLine[]): Hundredths {
  return lines.reduce((sum, { points }) => sum + (points ?? 0), 0);
}

function pointLinesAt(evening: Evening, round: Round, table: EveningTable, deal: number | null): [string, PointLine][] {
  const outcome = deal === null || isDealPublic(round, deal) ? resultOf(table, deal) : undefined;
  const points = pointsAt(evening, round, table, deal, outcome);
  return table.seats.flatMap((sitter, seat): [string, PointLine][] => {
    const player = playerIn(sitter);
    if (player === undefined) return [];
    const result = outcome === 'broken off' ? undefined : outcome;
    const own = points ? at(points, seat) : null;
    const line: PointLine = {
      round: round.number,
      table: table.number,
      deal,
      kind: outcome === 'broken off' ? outcome : result ? 'played' : 'open',
      others: table.seats.filter((other) => other !== sitter && other.kind !== 'empty'),
      score: result ? at(result.scores, seat) : null,
      margin: result ? marginOf(table, result, seat) : null,
      won: hasWon(result, seat, deal, own),
      points: own,
    };
    return [[player, line]];
  });
}

function hasWon(result: Result | undefined, seat: number, deal: number | null, points: Hundredths | null): boolean {
  if (!result) return false;
  return deal === null ? result.winners.includes(seat) : (points ?? 0) > HALF;
}

/** By seat; undefined while open. A broken-off table gives everybody the mean. */
function pointsAt(
  evening: Evening,
  round: Round,
  table: EveningTable,
  deal: number | null,
  outcome: ReturnType<typeof resultOf>,
): readonly Hundredths[] | undefined {
  if (outcome === undefined) return undefined;
  if (outcome === 'broken off') {
    const mean = meanOf(evening, round);
    return mean === null ? undefined : table.seats.map(() => mean);
  }
  if (deal !== null) return dealPoints(evening, round, table, deal);
  if (evening.scoring === 'score') return outcome.scores.map((score) => WIN * score);
  return gameAt(evening, table).together
    ? table.seats.map((_, seat) => (outcome.winners.includes(seat) ? WIN : 0))
    : placePoints(table, outcome);
}

/** One for each seat beaten and half for each tie, divided by the number of opponents. */
function placePoints({ seats }: EveningTable, result: Result): Hundredths[] {
  return seats.map((_, seat) => {
    const others = seats.flatMap((sitter, other) => (other !== seat && sitter.kind !== 'empty' ? [other] : []));
    const beaten = others.reduce((sum, other) => sum + compareSeats(result, seat, other), 0);
    return others.length === 0 ? HALF : Math.round((HALF * beaten) / others.length);
  });
}

/**
 * 2 for a win over the other seat, 1 for a tie. With equal scores one may still have won (VI-20).
 */
export function compareSeats({ scores, winners }: Result, seat: number, other: number): 0 | 1 | 2 {
  const by = at(scores, seat) - at(scores, other) || Number(winners.includes(seat)) - Number(winners.includes(other));
  return by > 0 ? 2 : by < 0 ? 0 : 1;
}

function byeLine(evening: Evening, round: Round): PointLine {
  const points = byePoints(evening, round);
  const nothing = { table: null, deal: null, others: [], score: null, margin: null, won: false };
  return { ...nothing, round: round.number, kind: 'out', points };
}

function byePoints(evening: Evening, round: Round): Hundredths | null {
  const { out } = formOf(evening);
  if (out === 'nothing') return 0;
  if (out === 'win' && evening.scoring === 'places') return WIN;
  const mean = meanOf(evening, round);
  return mean === null ? null : mean * dealsDue(round).length;
}

/**
 * The mean of a round's table, for those who sat out or were broken off. In place scoring that is
 * half a win; in the game's own points it is known once all tables are done.
 */
function meanOf({ scoring }: Evening, round: Round): Hundredths | null {
  if (scoring !== 'score') return HALF;
  if (!round.tables.every((table) => isDone(round, table))) return null;
  const scores = round.tables.flatMap((table) => {
    const outcome = resultOf(table, null);
    return outcome && outcome !== 'broken off'
      ? outcome.scores.filter((_, seat) => at(table.seats, seat).kind !== 'empty')
      : [];
  });
  return scores.length === 0 ? 0 : Math.round((WIN * scores.reduce((sum, score) => sum + score, 0)) / scores.length);
}

function marginOf({ seats }: EveningTable, { scores }: Result, seat: number): Hundredths | null {
  const others = scores.filter((_, other) => other !== seat && at(seats, other).kind !== 'empty');
  if (others.length === 0) return 0;
  const mean = others.reduce((sum, score) => sum + score, 0) / others.length;
  return Math.round(WIN * (at(scores, seat) - mean));
}
