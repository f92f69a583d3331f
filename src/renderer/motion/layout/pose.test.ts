import { describe, expect, it } from 'vitest';
import { axesOf, FLAT, mixPoses, nudge, samePose } from './pose.ts';

const close = (v: { x: number; y: number; z: number }, x: number, y: number, z: number): void => {
  expect(v.x).toBeCloseTo(x);
  expect(v.y).toBeCloseTo(y);
  expect(v.z).toBeCloseTo(z);
};

describe('how a card is held', () => {
  it('looks up and points away from the viewer when it lies flat', () => {
    const { right, normal, up } = axesOf(FLAT);
    close(right, 1, 0, 0);
    close(normal, 0, 1, 0);
    close(up, 0, 0, -1);
  });

  it('shows its back to the sky when it is flipped, and still points away', () => {
    const { normal, up } = axesOf({ ...FLAT, flip: 180 });
    close(normal, 0, -1, 0);
    close(up, 0, 0, -1);
  });

  it('stands with its face towards its seat', () => {
    const { normal, up } = axesOf({ ...FLAT, tilt: 90 });
    close(normal, 0, 0, 1);
    close(up, 0, 1, 0);
  });

  it('lies for the player at the left when it is turned by −90 degrees', () => {
    close(axesOf({ ...FLAT, turn: -90 }).up, 1, 0, 0);
  });

  it('spins within its own plane, counter-clockwise as seen from its face', () => {
    close(axesOf({ ...FLAT, tilt: 90, spin: 90 }).up, -1, 0, 0);
  });
});

describe('between two poses', () => {
  it('turns the shorter way round', () => {
    const from = { ...FLAT, turn: 170 };
    const to = { ...FLAT, turn: -170 };
    expect(mixPoses(from, to, 0.5).turn).toBeCloseTo(180);
    expect(mixPoses(from, to, 1).turn).toBeCloseTo(190);
  });

  it('is the first at 0 and the second at 1', () => {
    const to = { ...FLAT, x: 3, y: 1, z: -2, tilt: 50, flip: 180, scale: 1.4, bend: 0.5, alpha: 0 };
    expect(samePose(mixPoses(FLAT, to, 0), FLAT)).toBe(true);
    expect(samePose(mixPoses(FLAT, to, 1), to)).toBe(true);
  });
});

describe('a nudge', () => {
  it('follows the card’s own axes', () => {
    close(nudge({ ...FLAT, tilt: 90 }, { up: 2, out: 1, right: 3 }), 3, 2, 1);
  });
});
