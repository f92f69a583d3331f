import type { CodexPage } from '../../games/game.ts';

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
