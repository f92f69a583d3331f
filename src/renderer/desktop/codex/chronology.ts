import type { CodexPage } from '../../games/game.ts';

// Historical years and the distance between them. There is no year 0: 1 BC is followed by AD 1.

/** Number of years from one year to a later one. */
export function yearsBetween(from: number, to: number): number {
  return to - from - (from < 0 && to > 0 ? 1 : 0);
}

/** A year's position between the first and the last, from 0 to 1. */
export function fractionOnLine(year: number, first: number, last: number): number {
  return yearsBetween(first, year) / Math.max(1, yearsBetween(first, last));
}

/** Consecutive pages under one title. */
export interface Chapter {
  readonly name: string;
  readonly pages: readonly CodexPage[];
}

/** The codex's chapters, in page order. */
export function chaptersOf(pages: readonly CodexPage[]): Chapter[] {
  const names = [...new Set(pages.map(({ chapter }) => chapter))];
  return names.map((name) => ({ name, pages: pages.filter(({ chapter }) => chapter === name) }));
}
