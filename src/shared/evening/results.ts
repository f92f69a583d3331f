/** Enters and corrects results. */
import { refusal } from '../engine/refusal.ts';
import type { Result } from '../engine/rules.ts';
import { EVENING_LIMITS } from './limits.ts';
import type { Entry, Evening, EveningStep, EveningTable, Round } from './schema.ts';

/** A table's result, or one deal's. */
export interface ResultLocation {
  readonly round: number;
  readonly table: number;
  readonly deal?: number;
}

/** Reason and author of a correction. */
export interface Correction {
  readonly reason: string;
  readonly by: string;
}

/** A table's outcome. `broken off`: it will never have a result. */
type Outcome = Result | 'broken off';

/**
 * The latest entry of a table or deal; undefined while open. A broken-off table keeps the deals
 * already played.
 */
export function resultOf(table: EveningTable, deal: number | null): Outcome | undefined {
  const said =
    table.entries.findLast((entry) => entry.deal === deal) ?? table.entries.findLast((entry) => entry.deal === null);
  if (!said) return undefined;
  return said.scores ? { scores: said.scores, winners: said.winners } : 'broken off';
}

/** Results due from a table: the round's deals, or one match. */
export function dealsDue(round: Round): readonly (number | null)[] {
  return round.deals.length > 0 ? round.deals : [null];
}

/** Whether no more results are due from a table. */
export function isDone(round: Round, table: EveningTable): boolean {
  return dealsDue(round).every((deal) => resultOf(table, deal) !== undefined);
}

/** Enters the result of a table or deal. `null`: it was broken off. */
export function enterResult(evening: Evening, where: ResultLocation, result: Result | null): EveningStep {
  return enter(evening, where, result, null);
}

/** Corrects a result. The old one is kept, and pairings based on it stay. */
export function correct(
  evening: Evening,
  where: ResultLocation,
  result: Result | null,
  correction: Correction,
): EveningStep {
  return enter(evening, where, result, correction);
}

function enter(
  evening: Evening,
  where: ResultLocation,
  result: Result | null,
  correction: Correction | null,
): EveningStep {
  const round = evening.played[where.round - 1];
  const table = round?.tables.find(({ number }) => number === where.table);
  if (!round || !table)
    return { refusal: refusal('evening', 'no-such-table', { round: where.round, table: where.table }) };
  const deal = where.deal ?? null;
  const refused =
    refuseDeal(round, deal, result !== null || correction !== null) ??
    refuseResult(table, result) ??
    refuseEntry(round, table, deal, correction);
  if (refused) return { refusal: refused };
  const entry: Entry = {
    deal,
    scores: result && [...result.scores],
    winners: result ? [...result.winners] : [],
    correction: correction && { reason: correction.reason.trim(), by: correction.by },
  };
  return { evening: withTable(evening, round, { ...table, entries: [...table.entries, entry] }) };
}

/** In duplicate, results are per deal; a table can be broken off as a whole. */
function refuseDeal(round: Round, deal: number | null, isOfOne: boolean) {
  if (deal === null && !isOfOne) return undefined;
  if (dealsDue(round).includes(deal)) return undefined;
  return deal === null
    ? refusal('evening', 'deal-missing', { round: round.number })
    : refusal('evening', 'no-such-deal', { round: round.number, deal });
}

function refuseResult({ seats }: EveningTable, result: Result | null) {
  if (!result) return undefined;
  const { scores, winners } = result;
  const sound =
    scores.length === seats.length &&
    scores.every((score) => Number.isSafeInteger(score) && Math.abs(score) <= 1_000_000) &&
    winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats.length) &&
    new Set(winners).size === winners.length;
  return sound ? undefined : refusal('evening', 'bad-result', { seats: seats.length });
}

function refuseEntry(round: Round, table: EveningTable, deal: number | null, correction: Correction | null) {
  const place = { round: round.number, table: table.number };
  if (table.entries.length >= EVENING_LIMITS.entries) return refusal('evening', 'too-many-entries', place);
  const there = deal === null ? isDone(round, table) : resultOf(table, deal) !== undefined;
  if (!correction) return there ? refusal('evening', 'result-there', place) : undefined;
  if (!there) return refusal('evening', 'result-not-there', place);
  if (!isText(correction.reason)) return refusal('evening', 'reason-missing', { max: EVENING_LIMITS.text });
  return isText(correction.by) ? undefined : refusal('evening', 'who-corrects', { max: EVENING_LIMITS.text });
}

function isText(text: string): boolean {
  return text.trim().length > 0 && text.length <= EVENING_LIMITS.text;
}

/** Returns the evening with one table replaced. */
function withTable(evening: Evening, round: Round, table: EveningTable): Evening {
  const tables = round.tables.map((other) => (other.number === table.number ? table : other));
  return withRound(evening, { ...round, tables });
}

/** Returns the evening with one round replaced. */
export function withRound(evening: Evening, round: Round): Evening {
  return { ...evening, played: evening.played.map((other) => (other.number === round.number ? round : other)) };
}
