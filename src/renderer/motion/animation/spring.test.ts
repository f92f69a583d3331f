import { describe, expect, it } from 'vitest';
import { overshoot, type Spring, type SpringSettings, springAtRest, stepSpring } from './spring.ts';

const SOFT: SpringSettings = { stiffness: 20, damping: 0.6 };
const FIRM: SpringSettings = { stiffness: 20, damping: 1 };

/** Its position at each of so many frames. */
function frames(pull: SpringSettings, fps: number, ms: number, from: Spring = springAtRest(0), goal = 1): Spring[] {
  const step = 1000 / fps;
  return Array.from({ length: Math.round(ms / step) }).reduce<Spring[]>(
    (all) => [...all, stepSpring(all.at(-1) ?? from, goal, step, pull)],
    [from],
  );
}

describe.each([
  ['that swings', SOFT],
  ['that does not', FIRM],
])('a spring %s', (_, pull) => {
  it('is at the same place at 30 frames a second and at 120', () => {
    const [few, many] = [frames(pull, 30, 300), frames(pull, 120, 300)];
    for (const [k, { at, speed }] of few.entries()) {
      expect(many[k * 4]?.at).toBeCloseTo(at, 9);
      expect(many[k * 4]?.speed).toBeCloseTo(speed, 7);
    }
  });

  it('keeps its speed: the way it goes is what its speed says', () => {
    const thrown = frames(pull, 4000, 100, { at: 0, speed: 30 });
    for (const [k, { at }] of thrown.entries()) {
      const before = thrown[k - 1];
      if (before) expect((at - before.at) * 4000).toBeCloseTo((before.speed + (thrown[k]?.speed ?? 0)) / 2, 2);
    }
  });

  it('settles on its goal to the bit, and stays', () => {
    const end = frames(pull, 60, 1000).at(-1);
    expect(end).toEqual(springAtRest(1));
    expect(end && stepSpring(end, 1, 16, pull)).toBe(end);
  });

  it('swings no further past its goal than was chosen', () => {
    const furthest = Math.max(...frames(pull, 2000, 1000).map(({ at }) => at));
    expect(furthest - 1).toBeLessThanOrEqual(overshoot(pull) + 1e-4);
    expect(furthest - 1).toBeGreaterThan(overshoot(pull) - 1e-2);
  });
});

it('arrives while a page slept', () => {
  expect(stepSpring(springAtRest(0), 1, 3_600_000, SOFT)).toEqual(springAtRest(1));
});
