import { describe, expect, it } from 'vitest';
import { answerOf, correctPositions, movePage, questionOf } from './quiz-rules.ts';
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
