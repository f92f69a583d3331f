import { expect, it } from 'vitest';
import { isSlow } from './useTrial.ts';

const frames = (...ms: number[]): number[] => Array.from({ length: 24 }, (_, k) => ms[k % ms.length] ?? 0);

it('goes by the middle of the frames, and not by the first ones, which make the shaders', () => {
  expect(isSlow(frames(16))).toBe(false);
  expect(isSlow(frames(60))).toBe(true);
  expect(isSlow([900, 700, 500, 300, ...frames(20).slice(4)])).toBe(false);
  expect(isSlow(frames(20, 20, 200))).toBe(false);
});
