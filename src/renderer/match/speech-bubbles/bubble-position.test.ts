import { describe, expect, it } from 'vitest';
import type { ScreenRect } from '../../motion/scene.ts';
import { risePathFrom } from '../tabletop/rise-path.ts';
import { bubblePositionAt } from './bubble-position.ts';

const WINDOW = { width: 1280, height: 720 };
const SIZE = { width: 130, height: 34 };
/** On the far side, on the near one, and at the left edge. */
const FAR = { x: 560, y: 90, width: 160, height: 54 };
const NEAR = { x: 560, y: 600, width: 160, height: 54 };
const EDGE = { x: 6, y: 300, width: 160, height: 54 };

function at(plate: ScreenRect, rising?: ScreenRect, size = SIZE): ScreenRect {
  return { ...bubblePositionAt(plate, size, WINDOW, rising), ...size };
}

function meet(a: ScreenRect, b: ScreenRect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('what somebody says', () => {
  it('lies at their plate, towards the middle of the table', () => {
    expect(at(FAR).y).toBeGreaterThan(FAR.y + FAR.height);
    expect(at(NEAR).y + SIZE.height).toBeLessThan(NEAR.y);
    for (const plate of [FAR, NEAR]) expect(at(plate).x + SIZE.width / 2).toBe(plate.x + plate.width / 2);
  });

  it('is whole in the window', () => {
    for (const plate of [EDGE, { ...FAR, y: 0 }, { ...EDGE, x: 1200 }, { ...NEAR, y: 680 }]) {
      const { x, y } = at(plate, undefined, { width: 260, height: 60 });
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x + 260).toBeLessThan(WINDOW.width);
      expect(y + 60).toBeLessThan(WINDOW.height);
    }
  });

  it('never covers what rises, wherever that rises from, nor the plate', () => {
    let aside = 0;
    for (const plate of [FAR, NEAR, EDGE, { ...EDGE, x: 1110 }]) {
      for (let x = -220; x <= 220; x += 10) {
        for (let y = -160; y <= 160; y += 10) {
          const rising = risePathFrom(plate.x + plate.width / 2 + x, plate.y + plate.height / 2 + y, 84, 40);
          const lies = at(plate, rising);
          expect(meet(lies, rising), `rising at ${x}/${y} of ${JSON.stringify(plate)}`).toBe(false);
          expect(meet(lies, plate)).toBe(false);
          if (meet(at(plate), rising)) aside++;
        }
      }
    }
    expect(aside).toBeGreaterThan(100);
  });

  it('stays where it is liked best while what rises is elsewhere', () => {
    expect(at(FAR, risePathFrom(200, 500, 84, 40))).toEqual(at(FAR));
  });

  it('goes aside no further than it must', () => {
    const rising = risePathFrom(700, 190, 60, 40);
    const lies = at(FAR, rising);
    expect(lies.y).toBe(at(FAR).y);
    expect(lies.x + lies.width).toBeCloseTo(rising.x - 6);
  });
});

describe('the way of what rises', () => {
  it('is as broad as it gets, and as high as it goes', () => {
    const way = risePathFrom(100, 200, 50, 40);
    expect(way.x).toBeLessThan(75);
    expect(way.x + way.width).toBeGreaterThan(125);
    expect(way.y).toBeLessThan(200 - 1.4 * 40 - 20);
    expect(way.y + way.height).toBeGreaterThan(200 + 0.3 * 40 + 20);
  });
});
