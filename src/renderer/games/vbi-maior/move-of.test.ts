import { describe, expect, it } from 'vitest';
import { holding, lay, racing, up } from '#shared/games/vbi-maior/testing.ts';
import { moveOf } from './move-of.ts';
import { laid, see, zone } from './testing.ts';

describe('a card of the own deck', () => {
  it('VM-13: is turned up from where it lies', () => {
    const game = racing(['R12 R30 mars', 'R3', 'R18'], 'R60');
    const { cards } = zone(laid(game, 0, { preselection: ['fan:3'] }), 'deck:0');
    const positions = cards.map((card) => moveOf(card, undefined, [], see(game)));
    expect(positions).toEqual([2, 1, 0].map((position) => ({ type: 'turn-up', position })));
  });

  it('VM-33: is turned up from its place in the deck if it lies open', () => {
    const game = up(racing(['mars apollo R12', 'R3', 'R18'], 'R60'), '0/2');
    const [open] = zone(laid(game), 'open:0').cards;
    expect(open && moveOf(open, undefined, [], see(game))).toEqual({ type: 'turn-up', position: 0 });
  });

  it('is nothing to play before the race, of another seat, or for a spectator', () => {
    const early = lay(holding(['R12', 'R3', 'R18'], 'R60'), 0);
    for (const card of zone(laid(early), 'deck:0').cards) {
      expect(moveOf(card, undefined, [], see(early))).toBeUndefined();
    }
    const game = racing(['R12', 'R3', 'R18'], 'R60');
    for (const card of zone(laid(game), 'deck:1').cards) {
      expect(moveOf(card, undefined, [], see(game))).toBeUndefined();
    }
    for (const card of zone(laid(game, 'everyone'), 'deck:0').cards) {
      expect(moveOf(card, undefined, [], see(game, 'everyone'))).toBeUndefined();
    }
  });
});
