import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownMatch } from '../client/match/match-client.ts';
import { Opening } from './Opening.tsx';

const told = (version: number, has = true): string =>
  renderToStaticMarkup(
    <Opening
      id="viva"
      words={has ? { opening: '' } : {}}
      shown={{ version } as ShownMatch}
      say={() => 'Most points wins.'}
    />,
  );

it('says how one wins while a match begins, and not to whom comes later', () => {
  expect([told(0), told(3)]).toEqual(Array(2).fill('<p class="opening">Most points wins.</p>'));
  expect([told(4), told(40)]).toEqual(['', '']);
});

it('says nothing where the game has no such sentence', () => {
  expect(told(0, false)).toBe('');
});
