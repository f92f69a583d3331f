import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Route } from '../ui/route.ts';
import { Screen } from './Screens.tsx';

vi.hoisted(() => vi.stubGlobal('location', { pathname: '/', hash: '', search: '' }));

vi.mock('./GamePage.tsx', () => ({ GamePage: ({ game }: { game: string }) => `page of ${game}` }));
vi.mock('./NewTable.tsx', () => ({ NewTable: ({ game }: { game: string }) => `table of ${game}` }));
vi.mock('./page/Rules.tsx', () => ({ Rules: ({ game }: { game: string }) => `rules of ${game}` }));

it.each(['chess', 'constructor', '__proto__'])(
  'leads from an address with the game %s to where that leads home',
  (game) => {
    const shown = (screen: 'new' | 'rules', of: string): string =>
      renderToStaticMarkup(<Screen route={{ screen, game: of } as Exclude<Route, { screen: 'home' }>} />);
    expect([shown('new', game), shown('rules', game)]).toEqual([`page of ${game}`, `page of ${game}`]);
    expect([shown('new', 'viva'), shown('rules', 'viva')]).toEqual(['table of viva', 'rules of viva']);
  },
);
