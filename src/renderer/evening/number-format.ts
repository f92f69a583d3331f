/** Points as they are written: hundredths, in a column that can be added up by hand. */

import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { EveningView } from '#shared/protocol/evening.ts';

/** Scores as somebody types them. */

/** The whole number that was typed, with a hyphen or a minus; nothing where it is none. */
export function parseScore(typed: string): number | undefined {
  const text = typed.trim().replace('−', '-');
  return /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** A score as it is written, with a true minus. */
export function formatScore(score: number): string {
  return String(score).replace('-', '−');
}

/** Somebody's line in the standings. */
export type StandingsLine = EveningView['standings'][number];

/** How many digits a column needs after the point: none, where all in it are whole. */
export function digitsFor(hundredths: readonly number[]): number {
  return hundredths.every((one) => one % 100 === 0) ? 0 : 2;
}

/** Hundredths with so many digits after the point, in the page's language, with a true minus. */
export function formatHundredths(hundredths: number, digits: number): string {
  const format = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(hundredths / 100).replace('-', '−');
}

/** In the order in which forms ask them; wins and matches stand in columns of their own anyway. */
const TIE_BREAKS = ['buchholz', 'direct', 'scores', 'margin'];

/** The tie-breaks that were asked of anybody, and how many digits each needs. */
export function tieBreaksOf(
  standings: readonly StandingsLine[],
): { readonly tieBreak: string; readonly digits: number }[] {
  return TIE_BREAKS.flatMap((tieBreak) => {
    const values = standings.flatMap((one) => tieBreakValueOf(one, tieBreak) ?? []);
    return values.length > 0 ? { tieBreak, digits: digitsFor(values) } : [];
  });
}

/** What a tie-break says of somebody; nothing where it was not asked. */
export function tieBreakValueOf({ tieBreaks }: Pick<StandingsLine, 'tieBreaks'>, tieBreak: string): number | undefined {
  return tieBreaks.find((one) => one.tieBreak === tieBreak)?.value;
}
