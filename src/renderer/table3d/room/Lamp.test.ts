import { describe, expect, it } from 'vitest';
import { FRENCH } from '#renderer/decks/french/index.ts';
import { cameraViewFor, leanTowards, pixelsPerCm, project } from '../../motion/layout/camera.ts';
import { platePose } from '../../motion/layout/plate-pose.ts';
import { cardSize } from '../../motion/layout/pose.ts';
import type { Plate } from '../../motion/scene.ts';
import { FORESHORTENED, shadePose } from './Lamp.tsx';

const SIZE = cardSize(FRENCH);
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const plateAt = (place: number): Plate => ({ seat: place, place, name: '', kind: 'bot', onTurn: false });
const PANELS = { ...NONE, top: 62, right: 280 };

describe.each([
  [1280, 720, NONE],
  [1280, 720, PANELS],
  [1920, 1080, PANELS],
  [3840, 2160, PANELS],
  [2560, 1080, NONE],
])('in a window of %i × %i', (width, height, inset) => {
  const shot = cameraViewFor(width, height, inset, SIZE);
  const pose = shadePose(shot);

  it('the lamp’s rim is in the picture, in its middle, and narrower than the table', () => {
    if (!pose) throw new Error('no lamp');
    const at = project(shot, pose.middle);
    const half = pose.radius * pixelsPerCm(shot, pose.middle);
    expect(at?.x).toBeCloseTo(shot.free.x + shot.free.width / 2);
    const lowest = (at?.y ?? 0) + half * FORESHORTENED;
    expect(lowest).toBeGreaterThan(shot.free.y);
    expect(2 * half).toBeLessThan(shot.free.width * 0.6);
  });

  it('it ends above each plate’s middle', () => {
    if (!pose) throw new Error('no lamp');
    const [at, half] = [project(shot, pose.middle), pose.radius * pixelsPerCm(shot, pose.middle)];
    for (const seats of [2, 3, 4, 5, 6, 7]) {
      for (let place = 1; place < seats; place++) {
        const plate = project(shot, platePose(plateAt(place), seats, shot));
        const aside = ((plate?.x ?? 0) - (at?.x ?? 0)) / half;
        const rim = (at?.y ?? 0) + half * FORESHORTENED * Math.sqrt(Math.max(0, 1 - aside ** 2));
        if (Math.abs(aside) < 1) expect(plate?.y, `${seats} seats, ${place}`).toBeGreaterThan(rim);
      }
    }
  });

  it('it moves with the eye', () => {
    if (!pose) throw new Error('no lamp');
    const moved = (project(leanTowards(shot, 1), pose.middle)?.x ?? 0) - (project(shot, pose.middle)?.x ?? 0);
    expect(Math.abs(moved)).toBeGreaterThan(0.5);
  });
});

it.each([
  ['a phone', 375, 548, false],
  ['a phone on its side', 844, 390, false],
  ['a square window', 800, 800, false],
  ['a television', 1920, 1080, true],
])('there is no lamp to be seen from %s', (_, width, height, tv) => {
  expect(shadePose(cameraViewFor(width, height, NONE, SIZE, tv))).toBeUndefined();
});
