import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { gameParts } from '../../games/registry.ts';
import { loadGame } from './load-game.ts';

describe.each(Object.keys(GAMES))('%s on a television', (id) => {
  it('is there once it has loaded, with its messages and a cloth', async () => {
    expect(gameParts(id)).toEqual({});
    await loadGame(id);
    const { game, words = {}, backdrop } = gameParts(id);
    expect(game?.ScoreSheet).toBeTypeOf('function');
    expect(words).toHaveProperty(['game.name']);
    expect(backdrop?.().deck).toBe(game?.look.deck);
  });
});

it('a game that there is not is not waited for', async () => {
  await loadGame('no-such-game');
  expect(gameParts('no-such-game')).toEqual({});
});
