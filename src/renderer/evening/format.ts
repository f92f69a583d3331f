/** Names and points as an evening's pages write them. */
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import type { EveningView, RoundView } from '#shared/protocol/evening.ts';
import { nameIn } from '../client/evening/evening.ts';
import { nameList } from '../i18n/names.ts';
import type { Say, Translator } from '../i18n/say.ts';

/** The messages of an evening's pages, with those of a game where one is named. */
export type WordsOf = (game?: string) => Translator;

/** The name of a game. */
export function gameName(game: string, wordsOf: WordsOf): string {
  return wordsOf(game).say('game.name');
}

/** Who a seat of an evening's table is for. */
export type Sitter = RoundView['tables'][number]['seats'][number];

export function sitterName(sitter: Sitter, evening: Pick<EveningView, 'standings'>, say: Say): string {
  switch (sitter.kind) {
    case 'person':
      return nameIn(evening, sitter.player) ?? say('evening.somebody');
    case 'bot':
      return say('evening.bot');
    case 'empty':
      return say('evening.empty');
  }
}

/** All in one line. */
export function sitterNames(sitters: readonly Sitter[], evening: Pick<EveningView, 'standings'>, say: Say): string {
  return nameList(sitters.map((sitter) => sitterName(sitter, evening, say)));
}

// Parses typed scores.

/** The typed integer, with a hyphen or a minus; undefined where it is none. */
export function parseScore(typed: string): number | undefined {
  const text = typed.trim().replace('−', '-');
  return /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Formats a score with a true minus. */
export function formatScore(score: number): string {
  return String(score).replace('-', '−');
}

/** A person's line in the standings. */
export type StandingsLine = EveningView['standings'][number];

/** Decimal places of a column: none, where all its values are whole. */
export function digitsFor(hundredths: readonly number[]): number {
  return hundredths.every((one) => one % 100 === 0) ? 0 : 2;
}

/** Hundredths with that many decimal places, in the page's language, with a true minus. */
export function formatHundredths(hundredths: number, digits: number): string {
  const format = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return format.format(hundredths / 100).replace('-', '−');
}

/** In the order in which forms apply them; wins and matches have columns of their own. */
const TIE_BREAKS = ['buchholz', 'direct', 'scores', 'margin'];

/** The tie-breaks applied to anybody, and the decimal places of each. */
export function tieBreaksOf(
  standings: readonly StandingsLine[],
): { readonly tieBreak: string; readonly digits: number }[] {
  return TIE_BREAKS.flatMap((tieBreak) => {
    const values = standings.flatMap((one) => tieBreakValueOf(one, tieBreak) ?? []);
    return values.length > 0 ? { tieBreak, digits: digitsFor(values) } : [];
  });
}

/** A person's value in a tie-break; empty where it was not applied. */
export function tieBreakValueOf({ tieBreaks }: Pick<StandingsLine, 'tieBreaks'>, tieBreak: string): number | undefined {
  return tieBreaks.find((one) => one.tieBreak === tieBreak)?.value;
}
