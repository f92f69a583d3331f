import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import { cardSize, FLAT } from '../../motion/layout/pose.ts';
import { onLevel, pick } from './picking.ts';

const SIZE = cardSize(FRENCH);
const down = (x: number, z: number) => ({ from: { x, y: 50, z }, direction: { x: 0, y: -1, z: 0 } });

describe('which card the pointer is on', () => {
  const cards = [
    { key: 'under', rest: { ...FLAT, y: 0.1 } },
    { key: 'over', rest: { ...FLAT, x: 3, y: 0.2 } },
  ];

  it('takes the nearest', () => {
    expect(pick(cards, SIZE, down(1, 0))).toBe('over');
    expect(pick(cards, SIZE, down(-2, 0))).toBe('under');
  });

  it('finds nothing beside the cards', () => {
    expect(pick(cards, SIZE, down(-3.2, 0))).toBeUndefined();
    expect(pick(cards, SIZE, down(0, 4.5))).toBeUndefined();
  });

  it('knows turned, scaled and upright cards', () => {
    const turned = [{ key: 'a', rest: { ...FLAT, turn: 90, scale: 2 } }];
    expect(pick(turned, SIZE, down(8, 0))).toBe('a');
    expect(pick(turned, SIZE, down(0, 8))).toBeUndefined();
    const upright = [{ key: 'b', rest: { ...FLAT, y: 4, tilt: 90 } }];
    expect(pick(upright, SIZE, { from: { x: 0, y: 5, z: 60 }, direction: { x: 0, y: 0, z: -1 } })).toBe('b');
  });

  it('does not look behind itself', () => {
    expect(pick(cards, SIZE, { from: { x: 0, y: -5, z: 0 }, direction: { x: 0, y: -1, z: 0 } })).toBeUndefined();
  });
});

describe('where a ray meets a level', () => {
  it('goes down only', () => {
    expect(onLevel(down(2, 3), 4)).toEqual({ x: 2, y: 4, z: 3 });
    expect(onLevel({ from: { x: 0, y: 1, z: 0 }, direction: { x: 0, y: 1, z: 0 } }, 4)).toBeUndefined();
  });
});
