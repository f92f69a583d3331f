import { describe, expect, it } from 'vitest';
import { act, laying, scene } from '#shared/games/viva/testing.ts';
import type { TableCard } from '../../motion/scene.ts';
import { moveAt, moveOf, preselectionAfter } from './move-of.ts';
import { held, viewContext, zone, zonesOf } from './testing.ts';

const BOARD = { hands: ['rb rb pk r', 'yg yg'], houses: ['r', 'r', 'y'], general: 'g', stock: 'k k k k' };

function at(match: ReturnType<typeof scene>) {
  const zones = zonesOf(match, 0);
  const card = (face: string): TableCard => {
    const found = held(zones, 0).get(face);
    if (!found) throw new Error(`${face} is not in the hand`);
    return found;
  };
  return { zones, card, moves: viewContext(match, 0).moment.moves };
}

describe('picking a card', () => {
  it('plays it where there is but one way', () => {
    const { card, moves } = at(scene({ ...BOARD, houses: ['r', 'y', 'y'] }));
    expect(moveOf(card('red'), undefined, moves)).toEqual(laying('r', 0));
  });

  it('holds it ready where there are several, and puts it back when picked again', () => {
    const { card, moves } = at(scene(BOARD));
    expect(moveOf(card('red-blue'), undefined, moves)).toBeUndefined();
    expect(preselectionAfter(card('red-blue'), undefined, [])).toEqual(['red-blue']);
    expect(preselectionAfter(card('red-blue'), undefined, ['red-blue'])).toEqual([]);
    expect(preselectionAfter(card('red'), undefined, ['red-blue'])).toEqual(['red']);
  });

  it('does nothing with a card that can’t be played', () => {
    const { card, moves } = at(scene(BOARD));
    expect(moveOf(card('pink-black'), undefined, moves)).toBeUndefined();
    expect(preselectionAfter(card('pink-black'), undefined, [])).toEqual([]);
  });

  it('takes the top card of the stock', () => {
    const { zones, moves } = at(scene(BOARD));
    const top = zone(zones, 'stock').cards.at(-1);
    expect(top?.playable).toBe(true);
    expect(top && moveOf(top, undefined, moves)).toEqual({ type: 'take' });
  });

  it('lays the last card, or a new blocking card', () => {
    const last = at(scene({ ...BOARD, hands: ['yg', 'yg yg'] }));
    expect(moveOf(last.card('yellow-green'), undefined, last.moves)).toEqual({ type: 'last', on: 'general' });
    const match = scene({ hands: ['rb pk', 'yg yg'], houses: ['r', 'b', 'b'], general: 'g', stock: 'r p y k' });
    act(match, laying('rb', 0), 'viva');
    const blocking = at(match);
    expect(moveOf(blocking.card('pink-black'), undefined, blocking.moves)).toEqual({
      type: 'block',
      card: 'pink-black',
    });
  });
});

describe('dragging a card', () => {
  it('plays one copy on the house it is dragged to', () => {
    const { zones, card, moves } = at(scene(BOARD));
    expect(moveOf(card('red-blue'), zone(zones, 'house:1'), moves)).toEqual(laying('rb', 1));
  });

  it('plays nothing where it does not fit', () => {
    const { zones, card, moves } = at(scene(BOARD));
    expect(moveOf(card('red-blue'), zone(zones, 'house:2'), moves)).toBeUndefined();
    expect(moveOf(card('red-blue'), zone(zones, 'general'), moves)).toBeUndefined();
  });
});

describe('pointing at a house', () => {
  it('plays there one copy of what is held ready', () => {
    const { zones, moves } = at(scene(BOARD));
    expect(moveAt(zone(zones, 'house:0'), moves, ['red-blue'])).toEqual(laying('rb', 0));
    expect(moveAt(zone(zones, 'house:2'), moves, ['red-blue'])).toBeUndefined();
    expect(moveAt(zone(zones, 'house:0'), moves, [])).toBeUndefined();
  });
});
