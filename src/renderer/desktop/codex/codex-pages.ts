/** The pages of a codex: their years, their chapters, and the quiz that has five of them put in order. Pure. */
import { seeded, shuffle } from '#shared/engine/random.ts';
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

/** The quiz's name in a codex address, in place of a card. */
export const QUIZ = 'quiz';

const QUESTION_PAGES = 5;

/** Minimum distance of two pages, so that a reader can tell them apart. */
const MIN_PAGES_APART = 3;

/** Five shuffled pages that are not in the right order, each at least this far from the others. */
export function questionOf(pages: readonly CodexPage[], number: number): CodexPage[] {
  const random = seeded(number);
  const chosen: number[] = [];
  for (const place of shuffle([...pages.keys()], random)) {
    if (chosen.length === QUESTION_PAGES) break;
    if (chosen.every((other) => Math.abs(other - place) >= MIN_PAGES_APART)) chosen.push(place);
  }
  const drawn = isInOrder(chosen) ? chosen.toReversed() : chosen;
  return drawn.flatMap((place) => pages[place] ?? []);
}

/** The same pages in the right order. */
export function answerOf(pages: readonly CodexPage[]): CodexPage[] {
  return pages.toSorted((a, b) => a.year - b.year);
}

/** Which of them are at the right position. */
export function correctPositions(pages: readonly CodexPage[]): boolean[] {
  const answer = answerOf(pages);
  return pages.map((page, place) => answer[place] === page);
}

/** Moves the page at this position one earlier (−1) or one later (1); unchanged at an end. */
export function movePage(pages: readonly CodexPage[], place: number, by: -1 | 1): readonly CodexPage[] {
  const [one, other] = [pages[place], pages[place + by]];
  return one && other ? pages.with(place, other).with(place + by, one) : pages;
}

function isInOrder(places: readonly number[]): boolean {
  return places.every((place, k) => k === 0 || place > (places[k - 1] ?? 0));
}
