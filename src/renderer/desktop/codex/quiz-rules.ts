/** Five pages of a book to put in order. Pure: what is drawn hangs on the number of the question alone. */
import { seeded, shuffle } from '#shared/engine/random.ts';
import type { CodexPage } from '../../games/game.ts';

/** The quiz's place in a book's address, where a card's stands else. */
export const QUIZ = 'quiz';

const QUESTION_PAGES = 5;

/** Pages that lie no closer than this may be told apart by who has read them. */
const MIN_PAGES_APART = 3;

/** Five pages in no order, and not in the right one; each at least so many pages from the others. */
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

/** The same pages as they follow one another. */
export function answerOf(pages: readonly CodexPage[]): CodexPage[] {
  return pages.toSorted((a, b) => a.year - b.year);
}

/** Which of them stand where they belong. */
export function correctPositions(pages: readonly CodexPage[]): boolean[] {
  const answer = answerOf(pages);
  return pages.map((page, place) => answer[place] === page);
}

/** With the page at this place one earlier (−1) or one later (1); the same where there is no such place. */
export function movePage(pages: readonly CodexPage[], place: number, by: -1 | 1): readonly CodexPage[] {
  const [one, other] = [pages[place], pages[place + by]];
  return one && other ? pages.with(place, other).with(place + by, one) : pages;
}

function isInOrder(places: readonly number[]): boolean {
  return places.every((place, k) => k === 0 || place > (places[k - 1] ?? 0));
}
