import { describe, expect, it } from 'vitest';
import { choose, down, type Game, holding, racing, up } from '#shared/games/vbi-maior/testing.ts';
import { see } from '../testing.ts';
import { deckCardKeys } from './deck-keys.ts';

const keys = (game: Game, seat: number): string[] => deckCardKeys(see(game))[seat] ?? [];

describe('the keys of personal decks', () => {
  it('stay with their cards when one is turned up from anywhere', () => {
    const game = racing(['R1 R5 R9 mars', 'R20', 'R30'], 'R40');
    const [top, second, third, last] = keys(game, 0);
    up(game, '0/2');
    expect(keys(game, 0)).toEqual([top, second, last]);
    up(game, '0');
    expect(keys(game, 0)).toEqual([second, last]);
    expect(third).toBeDefined();
  });

  it('stay when a curse leaves from the top', () => {
    const game = holding(['silentium R1 R5', 'R20', 'R30'], 'R40');
    const before = keys(game, 0);
    down(game);
    expect(keys(game, 0)).toEqual(before.slice(1));
  });

  it('are new for cards that come from the common deck, on top of the others', () => {
    const game = holding(['barbari R1', 'R20', 'R30'], 'R40 R41 R42');
    const before = keys(game, 1);
    down(game);
    expect(keys(game, 1)).toHaveLength(2);
    expect(keys(game, 1).at(-1)).toBe(before[0]);
  });

  it('travel with the cards that Mercury swaps', () => {
    const game = racing(['mercurius R1', 'R20 R21', 'R30'], 'R40');
    up(game, '0/1');
    const [mine, theirs] = [keys(game, 0), keys(game, 1)];
    choose(game, 0, { seat: 1 });
    expect(keys(game, 0)).toEqual([theirs[0]]);
    expect(keys(game, 1)).toEqual([mine[0], theirs[1]]);
  });

  it('never name a card, and are as many as there are cards', () => {
    const game = racing(['R1 R5 R9 mars', 'R20', 'R30'], 'R40');
    for (const [seat, deck] of deckCardKeys(see(game)).entries()) {
      expect(deck).toHaveLength(see(game).decks[seat]?.size ?? 0);
      expect(new Set(deck).size).toBe(deck.length);
      expect(deck.join()).not.toMatch(/R\d|mars/);
    }
  });
});
