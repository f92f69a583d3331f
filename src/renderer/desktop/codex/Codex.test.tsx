import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CodexLinks } from './Codex.tsx';

vi.mock('../../games/index.ts', () => ({
  CODEX_GAME_IDS: ['rome', 'athens'],
}));

vi.mock('../../games/use-words.ts', () => ({
  useWords: (game: string) => ({ say: (key: string) => `${key} of ${game}` }),
}));

it('every game that has a book is a way into its own', () => {
  const links = [...renderToStaticMarkup(<CodexLinks />).matchAll(/href="(.*?)">(.*?)</g)];
  expect(links.map(([, address, title]) => [address, title])).toEqual([
    ['#/codex/rome', 'codex.title of rome'],
    ['#/codex/athens', 'codex.title of athens'],
  ]);
});
