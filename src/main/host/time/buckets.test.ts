import { expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { TokenBuckets } from './buckets.ts';

it('those who have waited long enough are forgotten, and nobody else', async () => {
  const clock = new FakeClock();
  const buckets = new TokenBuckets(clock, { perSecond: 1, atOnce: 2 });
  for (let k = 0; k < 10_000; k++) {
    buckets.take(`once ${k}`);
    if (k % 10 === 0) await clock.pass(1000);
  }
  expect(buckets.size).toBeLessThan(200);
  expect([buckets.take('a', 2), buckets.take('a'), buckets.wait('a'), buckets.wait('b')]).toEqual([
    true,
    false,
    1000,
    0,
  ]);
});
