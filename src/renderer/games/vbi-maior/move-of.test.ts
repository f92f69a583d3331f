import { describe, expect, it } from 'vitest';
import { holding, lay, racing, up } from '#shared/games/vbi-maior/testing.ts';
import { followUp, moveOf } from './move-of.ts';
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

const turnUp = (position: number) => ({ type: 'turn-up', position }) as const;
const HANDS = ['R5 R12 R30 mars', 'R3', 'R18'];
const lowestFirst = see(racing(HANDS, '', { photoFinish: 'lowest-first' }));

describe('VM-15 a card turned up while another is on its way', () => {
  it('counts its position after it', () => {
    expect(followUp(turnUp(3), [turnUp(1)], lowestFirst)).toEqual(turnUp(2));
    expect(followUp(turnUp(1), [turnUp(3)], lowestFirst)).toEqual(turnUp(1));
    expect(followUp(turnUp(3), [turnUp(1), turnUp(0)], lowestFirst)).toEqual(turnUp(1));
  });

  it('is the next one at the top, as long as there is one', () => {
    expect(followUp(turnUp(0), [turnUp(0)], lowestFirst)).toEqual(turnUp(0));
    expect(followUp(turnUp(0), [turnUp(0), turnUp(0), turnUp(0)], lowestFirst)).toEqual(turnUp(0));
    expect(followUp(turnUp(0), Array(4).fill(turnUp(0)), lowestFirst)).toBeUndefined();
  });

  it('is not the same card again', () => {
    expect(followUp(turnUp(2), [turnUp(2)], lowestFirst)).toBeUndefined();
  });

  it('waits where plays are laid as they arrive, and so does all else', () => {
    expect(followUp(turnUp(1), [turnUp(0)], see(racing(HANDS)))).toBeUndefined();
    expect(followUp({ type: 'out' }, [turnUp(0)], lowestFirst)).toBeUndefined();
    expect(followUp(turnUp(0), [{ type: 'out' }], lowestFirst)).toBeUndefined();
  });
});
