/** What the user has played of each day on this device: deals of the day, and which exercises are due. */
import type { DayResult } from '#shared/daily/daily-deal.ts';
import type { LeitnerBox } from '#shared/daily/leitner.ts';
import { persisted } from './storage.ts';

/** A day's deal as it was played first. */
export interface DayEntry extends DayResult {
  /** What the expert made of it, once that is known. */
  readonly expert?: DayResult;
}

/** The table at which a day's deal is, or was, played. */
export interface DayTable {
  readonly date: string;
  readonly table: string;
  /** The day had been entered before: what is played counts no more. */
  readonly practice: boolean;
}

/** A day's exercises of one game: their places among all, and how many were answered. */
export interface DayExercises {
  readonly date: string;
  readonly places: readonly number[];
  readonly answered: number;
}

interface Days {
  /** By game and date. */
  readonly deals: Readonly<Record<string, Readonly<Record<string, DayEntry>>>>;
  /** By game. */
  readonly tables: Readonly<Record<string, DayTable>>;
  /** By game and kind. */
  readonly boxes: Readonly<Record<string, Readonly<Record<string, LeitnerBox>>>>;
  /** By game, the latest day's. */
  readonly exercises: Readonly<Record<string, DayExercises>>;
}

export const useDays = persisted<Days>('panno-verde.days', { deals: {}, tables: {}, boxes: {}, exercises: {} });

/** A day is entered once: what is played of it later is practice. */
export function noteDeal(game: string, date: string, result: DayResult): void {
  useDays.setState(({ deals }) => (deals[game]?.[date] ? {} : { deals: withEntry(deals, game, date, result) }));
}

/** What the expert made of a deal that was played. */
export function noteExpert(game: string, date: string, expert: DayResult): void {
  useDays.setState(({ deals }) => {
    const entry = deals[game]?.[date];
    return entry ? { deals: withEntry(deals, game, date, { ...entry, expert }) } : {};
  });
}

function withEntry(deals: Days['deals'], game: string, date: string, entry: DayEntry): Days['deals'] {
  return { ...deals, [game]: { ...deals[game], [date]: entry } };
}

export function noteTable(game: string, at: DayTable): void {
  useDays.setState(({ tables }) => ({ tables: { ...tables, [game]: at } }));
}

/** Stores a day's choice of exercises, or how far one has come. */
export function noteExercises(game: string, day: DayExercises): void {
  useDays.setState(({ exercises }) => ({ exercises: { ...exercises, [game]: day } }));
}

export function noteBox(game: string, kind: string, box: LeitnerBox): void {
  useDays.setState(({ boxes }) => ({ boxes: { ...boxes, [game]: { ...boxes[game], [kind]: box } } }));
}
