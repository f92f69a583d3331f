import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CodexLinks } from './Codex.tsx';

vi.mock('../../games/index.ts', () => ({
  CODEX_GAME_IDS: ['rome', 'athens'],
  codexOf: () => undefined,
  tableGameOf: (id: string) => ({ words: { 'codex.title': `The book of ${id}` } }),
}));

it('every game that has a book is a way into its own', () => {
  const links = [...renderToStaticMarkup(<CodexLinks />).matchAll(/href="(.*?)">(.*?)</g)];
  expect(links.map(([, address, title]) => [address, title])).toEqual([
    ['#/codex/rome', 'The book of rome'],
    ['#/codex/athens', 'The book of athens'],
  ]);
});
