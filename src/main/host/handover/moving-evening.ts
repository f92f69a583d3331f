/** An evening that moves with the table of its room: whether it can, whether what came is one, and how it becomes this host's. */
import { z } from 'zod';
import { resultsTable } from '#shared/evening/csv.ts';
import { publicDeals, publicEvening } from '#shared/evening/duplicate.ts';
import { pointLines } from '#shared/evening/points.ts';
import { standings } from '#shared/evening/standings.ts';
import { type KeptEvening, readEvening } from '../../store/evening-store.ts';
import { randomId } from '../connections/secrets.ts';
import type { EveningState } from '../evening/evening-state.ts';
import type { Table } from '../table/table.ts';

/** In place of a table's id, and of a match's number: those of another host mean nothing here. */
const ELSEWHERE = { table: '', match: 0 };

const idSchema = z.string().regex(/^[\w-]{22}$/);
const secretSchema = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .nullable();

/** Whether all that is played at the evening now is played at this table. */
export function isOnlyTable(evening: EveningState, table: Table): boolean {
  return evening.tables.every((one) => one === table);
}

/** The evening that goes on, as it goes to another host; by the same id from then on. */
export function eveningThatGoes(evening: EveningState): KeptEvening | undefined {
  const { current } = evening;
  if (current && current.id === undefined) evening.keep({ ...current, id: randomId(16) });
  return evening.current;
}

/** What another host says its evening is; nothing where it can't be one. */
export function readMovingEvening(value: unknown): KeptEvening | undefined {
  const kept = readEvening(value);
  if (!kept || kept.over || kept.away || !idSchema.safeParse(kept.id).success) return undefined;
  const { evening, rounds, freeMatches } = kept;
  const isFree = evening.form.form === 'free';
  const isWhole = isFree
    ? rounds.length === 0 && freeMatches.length === (evening.played[0]?.tables.length ?? 0)
    : freeMatches.length === 0 &&
      rounds.length === evening.played.length &&
      rounds.every(({ tables }, k) => tables.length === evening.played[k]?.tables.length);
  const areSecrets = rounds.every(({ secret }) => secretSchema.safeParse(secret).success);
  return isWhole && areSecrets && canBeTold(kept) ? kept : undefined;
}

/** Whether all that is told of an evening can be made of it. */
function canBeTold({ evening }: KeptEvening): boolean {
  try {
    const told = publicEvening(evening);
    for (const make of [standings, resultsTable, publicDeals]) make(evening);
    pointLines(told);
    return true;
  } catch {
    return false;
  }
}

/**
 * The evening as this host's. Of its tables that one alone is here; where it was here before, those that were. `by`: the
 * session of whoever here has taken it.
 */
export function eveningThatComes(
  theirs: KeptEvening,
  table: string,
  by: string,
  before: KeptEvening | undefined,
): KeptEvening {
  const own = before?.away && before.id === theirs.id ? before : undefined;
  return {
    ...theirs,
    by,
    rounds: theirs.rounds.map((round, k) => ({
      ...round,
      tables: round.tables.map((id, place) =>
        id === table || id === null ? id : (own?.rounds[k]?.tables[place] ?? ELSEWHERE.table),
      ),
    })),
    counted: own?.counted ?? [],
    freeMatches: theirs.freeMatches.map((_, k) => own?.freeMatches[k] ?? ELSEWHERE.match),
  };
}
