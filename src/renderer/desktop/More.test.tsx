import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { More } from './More.tsx';

vi.mock('../games/index.ts', () => ({ CODEX_GAME_IDS: ['rome', 'athens'] }));
vi.mock('./match/KeysSheet.tsx', () => ({ KeysSheet: () => null }));
vi.mock('../match/tabletop/use-backdrop.ts', () => ({ useBackdrop: () => undefined }));

vi.mock('../games/use-words.ts', () => {
  const words = (game?: string) => ({ say: (key: string) => (game ? `${key} of ${game}` : key) });
  return { useWords: words, useWordsOf: () => words };
});

it('links to every codex that a game has', () => {
  const links = [...renderToStaticMarkup(<More />).matchAll(/href="(#\/codex.*?)">(.*?)</g)];
  expect(links.map(([, address, title]) => [address, title])).toEqual([
    ['#/codex/rome', 'codex.title of rome'],
    ['#/codex/athens', 'codex.title of athens'],
  ]);
});
