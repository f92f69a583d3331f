import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import type { Plate, Scene, TableCard, Zone } from '../motion/scene.ts';
import { playerNameOf, regionsOf } from './scene-regions.ts';

const CARD: TableCard = { key: 'AS', face: 'AS', name: 'ace of spades' };

function plate(seat: number, place: number): Plate {
  return { seat, place, name: `seat ${seat}`, kind: 'bot', onTurn: false };
}

function zone(id: string, x: number, z: number, more: Partial<Zone> = {}): Zone {
  return { id, arrangement: 'pile', place: { x, z, turn: 0 }, label: id, cards: [CARD], ...more };
}

const SCENE: Scene = {
  cloth: { dye: '#27523c', sheen: '#8bb397' },
  deck: FRENCH,
  back: { id: 'plain', draw: () => '' },
  seats: 3,
  plates: [plate(0, 2), plate(1, 0), plate(2, 1)],
  zones: [
    zone('near', 5, 10),
    zone('right', 8, -3),
    zone('left', -8, 0),
    zone('hand:1', 0, 25, { owner: 1, arrangement: 'hand' }),
    zone('deck:1', 0, 20, { owner: 1 }),
    zone('hand:2', 0, -25, { owner: 2, arrangement: 'fan' }),
    zone('empty', 0, 0, { cards: [] }),
    zone('place', 0, 30, { cards: [], tray: {} }),
  ],
};

describe('a scene taken apart', () => {
  const { own, hand, others, middle } = regionsOf(SCENE, 1);

  it('puts everything at its owner, the hand apart', () => {
    expect(own?.plate.seat).toBe(1);
    expect(own?.zones.map(({ id }) => id)).toEqual(['deck:1']);
    expect(hand?.id).toBe('hand:1');
    expect(others.map(({ plate: { seat }, zones }) => [seat, zones.map(({ id }) => id)])).toEqual([
      [2, ['hand:2']],
      [0, []],
    ]);
  });

  it('keeps rows and columns of what belongs to all; an empty zone is there only as a place', () => {
    expect(middle.map((row) => row.map(({ id }) => id))).toEqual([['left', 'right'], ['near'], ['place']]);
  });

  it('gives who looks on no side of their own', () => {
    const seen = regionsOf(SCENE, 'everyone');
    expect(seen.own).toBeUndefined();
    expect(seen.others).toHaveLength(3);
  });

  it('tells whose card it was by the zone it came from', () => {
    expect(playerNameOf('hand:2', SCENE)).toBe('seat 2');
    expect(playerNameOf('near', SCENE)).toBeUndefined();
    expect(playerNameOf(['hand:2'], SCENE)).toBeUndefined();
  });
});
