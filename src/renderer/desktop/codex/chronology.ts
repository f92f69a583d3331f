import type { CodexPage } from '../../games/game.ts';

/** Years as people count them, and what lies between them. There is no year nought: 1 BC is followed by AD 1. */

/** How many years lie from one year to a later one. */
export function yearsBetween(from: number, to: number): number {
  return to - from - (from < 0 && to > 0 ? 1 : 0);
}

/** Where a year lies on a line from the first to the last, from 0 to 1. */
export function fractionOnLine(year: number, first: number, last: number): number {
  return yearsBetween(first, year) / Math.max(1, yearsBetween(first, last));
}

/** Pages that follow one another under one title. */
export interface Chapter {
  readonly name: string;
  readonly pages: readonly CodexPage[];
}

/** The book's chapters, in the order of its pages. */
export function chaptersOf(pages: readonly CodexPage[]): Chapter[] {
  const names = [...new Set(pages.map(({ chapter }) => chapter))];
  return names.map((name) => ({ name, pages: pages.filter(({ chapter }) => chapter === name) }));
}
