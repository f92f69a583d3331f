import { describe, expect, it } from 'vitest';
import type { CodexPage } from '../../games/game.ts';
import { chaptersOf } from './chapters.ts';
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
