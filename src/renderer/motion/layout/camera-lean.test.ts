import { describe, expect, it } from 'vitest';
import { cameraViewFor, leanTowards, project } from './camera.ts';
import { WIDE_TABLE } from './table-geometry.ts';

const SIZE = { width: 6.3, height: 8.8, corner: 0.3 };
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const upright = cameraViewFor(1280, 720, NONE, SIZE);

describe('the eye', () => {
  it('stays where nobody leads, and on a television', () => {
    expect(leanTowards(upright, undefined)).toBe(upright);
    const tv = cameraViewFor(1280, 720, NONE, SIZE, true);
    expect(leanTowards(tv, 1)).toBe(tv);
  });

  it.each([-1, 0.4, 1])('leans to the side %d: the middle and the own hand stay where they are seen', (side) => {
    const shot = leanTowards(upright, side);
    for (const what of ['hand', 'middle'] as const) {
      const [before, after] = [upright, shot].map((one) =>
        project(one, what === 'hand' ? one.hand : { x: 0, y: 0, z: 0 }),
      );
      expect(after?.x).toBeCloseTo(before?.x ?? 0);
      expect(after?.y).toBeCloseTo(before?.y ?? 0);
    }
  });

  it('moves what is far the way it leans, and what is near the other way, by two hundredths of the picture at most', () => {
    const shot = leanTowards(upright, 1);
    const moved = (z: number): number =>
      (project(shot, { x: 0, y: 0, z })?.x ?? 0) - (project(upright, { x: 0, y: 0, z })?.x ?? 0);
    const [far, near] = [moved(-WIDE_TABLE.halfDepth), moved(WIDE_TABLE.halfDepth)];
    expect(far).toBeGreaterThan(2);
    expect(near).toBeLessThan(-2);
    expect(Math.max(far, -near)).toBeLessThan(0.02 * 1280);
  });
});
