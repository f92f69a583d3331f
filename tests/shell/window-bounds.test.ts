import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rectangle } from 'electron';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isVisible, keepBounds, MIN_WINDOW_SIZE, placeWindow, readBounds } from '../../src/main/shell/window-bounds.ts';

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 };
/** 1366×768 at 125 %, less the bar. */
const LAPTOP = { x: 0, y: 0, width: 1092, height: 614 };
const USUAL = { width: 1280, height: 720 };

const boundsOn = (screen: Rectangle, kept?: Rectangle) => placeWindow([screen], kept).bounds;

describe('a window', () => {
  it('has its usual size at first, and the system finds the place', () =>
    expect(placeWindow([SCREEN], undefined)).toEqual({ bounds: USUAL, least: MIN_WINDOW_SIZE, as: undefined }));

  it('is where it was', () => {
    const bounds = { x: 100, y: 50, width: 1400, height: 900 };
    expect(boundsOn(SCREEN, bounds)).toEqual(bounds);
  });

  it('fits into what the bars of the screen leave, from the first start on', () =>
    expect(boundsOn(LAPTOP)).toEqual({ width: 1092, height: 614 }));

  it('that was larger, or half outside, is laid wholly onto the screen it was on most', () => {
    expect(boundsOn(LAPTOP, { x: 100, y: 50, width: 1400, height: 900 })).toEqual(LAPTOP);
    expect(boundsOn(SCREEN, { x: 1000, y: -20, width: 1400, height: 900 })).toMatchObject({ x: 520, y: 0 });
    const right = { ...LAPTOP, x: 1920 };
    const kept = { x: 1900, y: 30, width: 1000, height: 500 };
    expect(placeWindow([SCREEN, right], kept).bounds).toEqual({ ...kept, x: 1920 });
  });

  it('of a screen that is gone keeps its size as far as the first one has room', () => {
    const kept = { x: 2000, y: 50, width: 1400, height: 900 };
    expect(placeWindow([SCREEN, { ...SCREEN, x: 1920 }], kept).bounds).toEqual(kept);
    expect(placeWindow([LAPTOP, SCREEN], { ...kept, x: -9000 }).bounds).toEqual({ width: 1092, height: 614 });
  });

  it('is never asked to be larger than its screen, nor smaller than what all can be done in', () => {
    expect(placeWindow([{ ...LAPTOP, width: 600, height: 300 }], undefined)).toMatchObject({
      bounds: { width: 600, height: 300 },
      least: { width: 600, height: 300 },
    });
    expect(boundsOn(SCREEN, { x: 9, y: 9, width: 10, height: 10 })).toMatchObject(MIN_WINDOW_SIZE);
  });

  it('lies on one screen whatever was kept', () => {
    let seed = 36;
    const below = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const anywhere = (): Rectangle => ({
      x: below(8000) - 4000,
      y: below(6000) - 3000,
      width: 1 + below(5000),
      height: 1 + below(3000),
    });
    for (let k = 0; k < 2000; k++) {
      const screens: [Rectangle, Rectangle] = [anywhere(), anywhere()];
      const { bounds, least } = placeWindow(screens, anywhere());
      const { x, y, width = 0, height = 0 } = bounds;
      const holds = (screen: Rectangle): boolean =>
        width <= screen.width &&
        height <= screen.height &&
        (x === undefined || (x >= screen.x && x + width <= screen.x + screen.width)) &&
        (y === undefined || (y >= screen.y && y + height <= screen.y + screen.height));
      expect(screens.some(holds)).toBe(true);
      expect(width).toBeGreaterThanOrEqual(least.width);
      expect(height).toBeGreaterThanOrEqual(least.height);
    }
  });
});

describe('a window is in sight', () => {
  const twice = [
    { x: 0, y: 0, width: 1000, height: 800 },
    { x: 1000, y: 0, width: 1000, height: 800 },
  ];

  it('on one screen, or over two', () => {
    expect(isVisible(twice, { x: 10, y: 10, width: 640, height: 400 })).toBe(true);
    expect(isVisible(twice, { x: 700, y: 10, width: 640, height: 400 })).toBe(true);
  });

  it('by half, and no longer by less', () => {
    const [first = { x: 0, y: 0, width: 0, height: 0 }] = twice;
    expect(isVisible([first], { x: 680, y: 10, width: 640, height: 400 })).toBe(true);
    expect(isVisible([first], { x: 681, y: 10, width: 640, height: 400 })).toBe(false);
    expect(isVisible([first], { x: 1400, y: 10, width: 640, height: 400 })).toBe(false);
  });
});

describe('the kept bounds', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bounds-'));
    file = join(folder, 'window.json');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([{}, { as: 'maximized' } as const, { as: 'full-screen' } as const])(
    'are read as they were, and nothing else is left in the folder: %o',
    (shape) => {
      const bounds = { x: 100, y: 50, width: 1400, height: 900, ...shape };
      keepBounds(file, bounds);
      expect(readBounds(file)).toEqual(bounds);
      expect(readdirSync(folder)).toEqual(['window.json']);
    },
  );

  it.each([
    '',
    'null',
    '{"x":0}',
    '{"x":0,"y":0,"width":0,"height":-1}',
    '{"x":"0","y":0,"width":1400,"height":900}',
    '{"x":0,"y":0,"width":1400,"height":900,"as":"rolled"}',
  ])('are none when the file holds %s', (text) => {
    writeFileSync(file, text);
    expect(readBounds(file)).toBeUndefined();
  });

  it('may go unkept: a folder that is gone stops nobody from closing', () => {
    expect(() => keepBounds(join(folder, 'gone/window.json'), { x: 0, y: 0, width: 1400, height: 900 })).not.toThrow();
  });
});
