import { describe, expect, it } from 'vitest';
import type { CodexPage } from '../../games/game.ts';
import {
  answerOf,
  chaptersOf,
  correctPositions,
  fractionOnLine,
  movePage,
  questionOf,
  yearsBetween,
} from './codex-pages.ts';
import { pageOf } from './testing.ts';

const PAGES = Array.from({ length: 90 }, (_, k) => pageOf({ card: `R${k + 1}`, year: k * 10 - 400 }));

describe('the quiz', () => {
  it('asks for five pages, apart from one another, never in their order, and others each time', () => {
    const asked = Array.from({ length: 50 }, (_, number) => questionOf(PAGES, number));
    for (const question of asked) {
      const places = question.map((page) => PAGES.indexOf(page));
      expect(new Set(places).size).toBe(5);
      const sorted = places.toSorted((a, b) => a - b);
      expect(places).not.toEqual(sorted);
      for (const [k, place] of sorted.entries())
        if (k > 0) expect(place - (sorted[k - 1] ?? 0)).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(asked.map((question) => question.map(({ card }) => card).join())).size).toBe(50);
    expect(questionOf(PAGES, 7)).toEqual(questionOf(PAGES, 7));
  });

  it('knows the answer by the years', () => {
    const question = questionOf(PAGES, 3);
    const years = answerOf(question).map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(correctPositions(question)).toContain(false);
    expect(correctPositions(answerOf(question))).toEqual([true, true, true, true, true]);
  });

  it('moves a page by one, and none beyond the ends', () => {
    const [a, b, c] = PAGES as [(typeof PAGES)[0], (typeof PAGES)[0], (typeof PAGES)[0]];
    expect(movePage([a, b, c], 0, 1)).toEqual([b, a, c]);
    expect(movePage([a, b, c], 2, -1)).toEqual([a, c, b]);
    expect(movePage([a, b, c], 0, -1)).toEqual([a, b, c]);
    expect(movePage([a, b, c], 2, 1)).toEqual([a, b, c]);
  });
});

const page = (card: string, chapter: string): CodexPage => pageOf({ card, chapter, title: card });

describe('the chapters of a book', () => {
  it('hold every page once, in order', () => {
    const pages = [page('R1', 'kings'), page('R2', 'kings'), page('R3', 'republic')];
    expect(chaptersOf(pages)).toEqual([
      { name: 'kings', pages: pages.slice(0, 2) },
      { name: 'republic', pages: pages.slice(2) },
    ]);
  });

  it('are none in an empty book', () => {
    expect(chaptersOf([])).toEqual([]);
  });
});

it('there is no year nought', () => {
  expect([yearsBetween(-1, 1), yearsBetween(-753, 247), yearsBetween(1300, 1347), yearsBetween(-44, -31)]).toEqual([
    1, 999, 47, 13,
  ]);
});

it('a line of years is to scale', () => {
  expect([fractionOnLine(-10, -10, 10), fractionOnLine(10, -10, 10)]).toEqual([0, 1]);
  expect(fractionOnLine(100, 0, 1000)).toBeCloseTo(0.1);
});
