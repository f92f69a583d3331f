import { describe, expect, it } from 'vitest';
import { cardSize } from '../../../motion/layout/pose.ts';
import { frameTriangles, type StitchedPlace } from './StitchedFrames.tsx';

const CARD = cardSize({ format: { width: 630, height: 880, corner: 30 } });
const NAME = { row: 2, aspect: 3, part: 0.4 };

const sewn = (place: Partial<StitchedPlace> = {}, name?: typeof NAME, least = 0) =>
  frameTriangles([{ place: { x: 0, z: 0, turn: 0 }, cards: 1, scale: 1, ...place }], CARD, [name], 2, () => least);

const points = (positions: readonly number[]) =>
  Array.from({ length: positions.length / 3 }, (_, k) => ({ x: positions[3 * k] ?? 0, z: positions[3 * k + 2] ?? 0 }));

describe('a place sewn into the cloth', () => {
  it('runs around the cards that have room in it, and between them there is no thread', () => {
    for (const cards of [1, 5]) {
      const half = (CARD.width * (1 + (cards - 1) * 0.42)) / 2;
      for (const { x, z } of points(sewn({ cards }).positions)) {
        expect(Math.abs(x) > half || Math.abs(z) > CARD.height / 2).toBe(true);
        expect(Math.abs(x)).toBeLessThan(half + 1.2);
      }
    }
  });

  it('is seen from above: its triangles go counter-clockwise', () => {
    const all = points(sewn({}, NAME).positions);
    for (let k = 0; k + 2 < all.length; k += 3) {
      const [a, b, c] = [all[k], all[k + 1], all[k + 2]];
      if (!a || !b || !c) throw new Error('half a triangle');
      expect((b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z)).toBeGreaterThan(0);
    }
  });

  it('has its name on the near side, where the thread makes room, and never wider than itself', () => {
    const { positions, uvs } = sewn({}, { ...NAME, aspect: 9 });
    const all = points(positions);
    const written = all.filter((_, k) => (uvs[2 * k + 1] ?? 0) >= 0);
    const thread = all.filter((_, k) => (uvs[2 * k + 1] ?? 0) < 0);
    const wide = Math.max(...written.map(({ x }) => x));
    expect(written).toHaveLength(6);
    expect(Math.min(...written.map(({ z }) => z))).toBeGreaterThan(CARD.height / 2);
    expect(wide).toBeLessThan(CARD.width / 2 + 1);
    for (const { x, z } of thread) expect(z > CARD.height / 2 + 0.6 && Math.abs(x) < wide).toBe(false);
  });

  it('has no name where that would be too small to be read: there the thread runs on', () => {
    expect(sewn({}, NAME, 3)).toEqual(sewn());
    expect(sewn({}, NAME, 1)).not.toEqual(sewn());
    // A long name is written smaller, and so is not read as early.
    expect(sewn({}, { ...NAME, aspect: 9 }, 1)).toEqual(sewn());
  });

  it('turns with its place', () => {
    const turned = points(sewn({ place: { x: 10, z: 0, turn: 90 } }).positions);
    expect(Math.max(...turned.map(({ x }) => Math.abs(x - 10)))).toBeGreaterThan(CARD.height / 2);
    expect(Math.max(...turned.map(({ z }) => Math.abs(z)))).toBeLessThan(CARD.height / 2);
  });
});
