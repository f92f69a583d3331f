import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import { onLevel } from '../../table3d/pointer/picking.ts';
import type { Inset } from '../scene.ts';
import { placeZoneCards } from './arrangement.ts';
import { cameraViewFor, pixelsPerCm, project, rayThrough, shapeFor } from './camera.ts';
import { cardSize } from './pose.ts';
import { handPlace, TALL_TABLE, trickPlace, WIDE_TABLE } from './table-geometry.ts';

const SIZE = cardSize(FRENCH);
const NONE: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const WINDOWS = [
  { width: 1024, height: 640, inset: NONE },
  { width: 1280, height: 720, inset: NONE },
  { width: 1280, height: 720, inset: { top: 40, right: 320, bottom: 0, left: 0 } },
  { width: 1920, height: 1080, inset: { ...NONE, left: 400 } },
  { width: 3840, height: 2160, inset: NONE },
  { width: 3440, height: 1440, inset: NONE },
  { width: 390, height: 844, inset: NONE },
  { width: 844, height: 390, inset: NONE },
  { width: 800, height: 800, inset: NONE },
];

describe.each(WINDOWS)('the eye at $width × $height, inset $inset', ({ width, height, inset }) => {
  const shot = cameraViewFor(width, height, inset, SIZE);
  const { free, shape } = shot;
  const within = (point: { x: number; y: number } | undefined): boolean =>
    point !== undefined &&
    point.x >= free.x - 1 &&
    point.x <= free.x + free.width + 1 &&
    point.y >= free.y - 1 &&
    point.y <= free.y + free.height + 1;

  it('sees the whole cloth', () => {
    for (const x of [-shape.halfWidth, 0, shape.halfWidth]) {
      for (const z of [-shape.halfDepth, 0]) {
        if (x !== 0 && z !== 0) continue;
        expect(within(project(shot, { x, y: 0, z }))).toBe(true);
      }
    }
  });

  it('sees every seat’s hand', () => {
    for (const seats of [2, 3, 4, 5, 6, 7]) {
      for (let step = 1; step < seats; step++) {
        const { x, z } = handPlace(step, seats, shape);
        expect(within(project(shot, { x, y: 6, z }))).toBe(true);
        expect(within(project(shot, { x, y: 0, z }))).toBe(true);
      }
    }
  });

  it('shows the own hand at the lower edge, whole in its width, and never over the middle', () => {
    const cards = Array.from({ length: 8 }, (_, i) => ({ key: `${i}`, face: 'AS', name: '' }));
    const zone = { id: 'hand:0', arrangement: 'hand', place: handPlace(0, 5), label: '', cards } as const;
    const poses = placeZoneCards(zone, SIZE, shot.hand).map(({ pose }) => pose);
    for (const pose of poses) {
      const at = project(shot, pose);
      const half = (SIZE.width / 2) * pose.scale * pixelsPerCm(shot, pose);
      expect((at?.x ?? 0) - half).toBeGreaterThan(free.x - 2);
      expect((at?.x ?? 0) + half).toBeLessThan(free.x + free.width + 2);
      expect(at?.y ?? 0).toBeGreaterThan(free.y + free.height * 0.75);
    }
    const middle = project(shot, { ...trickPlace(), y: 0 });
    const top = Math.min(...poses.map((pose) => project(shot, pose)?.y ?? 0)) - free.height * 0.13;
    expect((middle?.y ?? 9999) + free.height * 0.1).toBeLessThan(top);
  });

  it('shows a hand card as a quarter of the height, less only where the window is narrow', () => {
    const { hand } = shot;
    const pixels = SIZE.height * hand.scale * pixelsPerCm(shot, hand);
    const narrow = (0.27 * free.width * SIZE.height) / SIZE.width;
    expect(pixels).toBeLessThan(free.height * 0.29);
    expect(pixels).toBeGreaterThan(Math.min(free.height * 0.22, narrow * 0.85));
  });

  it('looks through a pixel at what is seen there', () => {
    const point = { x: 11, y: 0, z: -6 };
    const pixel = project(shot, point);
    const back = pixel && onLevel({ from: shot.position, direction: rayThrough(shot, pixel.x, pixel.y) }, 0);
    expect(back?.x).toBeCloseTo(point.x);
    expect(back?.z).toBeCloseTo(point.z);
  });
});

describe('the table’s shape', () => {
  it('is narrow only in a window that is', () => {
    expect(shapeFor(16 / 9)).toBe(WIDE_TABLE);
    expect(shapeFor(1)).toBe(WIDE_TABLE);
    expect(shapeFor(390 / 844)).toBe(TALL_TABLE);
  });
});
