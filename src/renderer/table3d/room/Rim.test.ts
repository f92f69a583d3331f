import { describe, expect, it } from 'vitest';
import { WIDE_TABLE } from '../../motion/layout/table-geometry.ts';
import { bounceLightAt, patchesOf } from './Rim.tsx';

const patches = patchesOf(WIDE_TABLE);
/** A point of the rim before the middle of the right side, a little above the cloth. */
const RIGHT = [WIDE_TABLE.halfWidth + 1, 1, 0] as const;

describe('the cloth’s light on the rim', () => {
  it('falls on what faces the cloth, and not on what turns away from it', () => {
    expect(bounceLightAt(patches, RIGHT, [-1, 0, 0])).toBeGreaterThan(0.02);
    expect(bounceLightAt(patches, RIGHT, [1, 0, 0])).toBe(0);
    expect(bounceLightAt(patches, RIGHT, [0, 1, 0])).toBe(0);
  });

  it('is no more than all there is, and less further out', () => {
    const near = bounceLightAt(patches, RIGHT, [-1, 0, 0]);
    expect(near).toBeLessThan(1);
    expect(bounceLightAt(patches, [WIDE_TABLE.halfWidth + 6, 1, 0], [-1, 0, 0])).toBeLessThan(near);
  });

  it('is the same at both ends of the table', () => {
    const [x, y, z] = RIGHT;
    expect(bounceLightAt(patches, [-x, y, z], [1, 0, 0])).toBeCloseTo(bounceLightAt(patches, RIGHT, [-1, 0, 0]));
  });
});
