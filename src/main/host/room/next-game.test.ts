import { expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { offerOf } from './next-game.ts';

it('says how many numbered deals a match of each game can have', () => {
  const deals = Object.entries(GAMES).map(([id, game]) => {
    const { deals } = offerOf(id, game, { options: {}, level: null });
    return [id, deals[0], deals.at(-1), deals.length];
  });
  expect(deals).toEqual([
    ['briscola-chiamata', 1, 20, 20],
    ['spizzichino', 1, 20, 20],
    ['viva', 1, 12, 12],
    ['vbi-maior', 1, 1, 1],
  ]);
});
