import { describe, expect, it } from 'vitest';
import type { CodexPage } from '../../games/game.ts';
import { chaptersOf, fractionOnLine, yearsBetween } from './chronology.ts';
import { pageOf } from './testing.ts';

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
