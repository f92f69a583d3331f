import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import { cameraViewFor, pixelsPerCm, project } from './camera.ts';
import { PLATE_CM, platePose } from './plate-pose.ts';
import { cardSize } from './pose.ts';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const plate = (place: number) => ({ seat: place, place, name: 'Ada', kind: 'person', onTurn: false }) as const;

describe.each([
  [1024, 640],
  [1280, 720],
  [3840, 2160],
  [390, 844],
])('plates at %i × %i', (width, height) => {
  const shot = cameraViewFor(width, height, NONE, cardSize(FRENCH));

  it.each([2, 3, 4, 5, 6, 7])('are whole in sight and turned to the viewer with %i seats', (seats) => {
    for (let place = 0; place < seats; place++) {
      const pose = platePose(plate(place), seats, shot);
      const half = (PLATE_CM.width / 2) * pose.scale * pixelsPerCm(shot, pose);
      const at = project(shot, pose);
      expect((at?.x ?? -99) - half).toBeGreaterThan(-2);
      expect((at?.x ?? 9999) + half).toBeLessThan(width + 2);
      expect(at?.y).toBeGreaterThan(0);
      expect(at?.y).toBeLessThan(height);
      expect(Math.abs(pose.yaw)).toBeLessThan(30);
    }
  });

  it('can be read: a name is at least a ninth of a plate’s width high', () => {
    // The page's font grows with the window, and the plates' does too.
    const larger = Math.max(1, Math.min(width / 1280, height / 720));
    for (let place = 0; place < 5; place++) {
      const pose = platePose(plate(place), 5, shot);
      const wide = PLATE_CM.width * pose.scale * pixelsPerCm(shot, pose);
      expect(wide).toBeGreaterThan(width < 500 ? 95 : 138 * larger);
    }
  });
});
