import { expect, it } from 'vitest';
import { hash01, signedHash01 } from './hash.ts';

it('is the same for the same words everywhere', () => {
  expect(hash01('AS', 'turn')).toBe(hash01('AS', 'turn'));
  expect(hash01('AS', 'turn')).not.toBe(hash01('AS', 'x'));
});

it('spreads short keys evenly', () => {
  const values = Array.from({ length: 4000 }, (_, i) => hash01(`k${i}`, 'turn'));
  const tenths = Array.from({ length: 10 }, (_, i) => values.filter((v) => Math.floor(v * 10) === i).length);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  for (const count of tenths) expect(count).toBeGreaterThan(320);
});

it('wobbles to both sides', () => {
  const values = Array.from({ length: 1000 }, (_, i) => signedHash01(`k${i}`, 'x'));
  expect(Math.abs(values.reduce((sum, v) => sum + v, 0) / 1000)).toBeLessThan(0.06);
});
