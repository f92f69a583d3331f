import { expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { TokenBucket, TokenBuckets } from './token-bucket.ts';

it('a bucket lets through what was saved up, then so many a second', async () => {
  const clock = new FakeClock();
  const bucket = new TokenBucket(clock, 10, 30);
  const taken = () => Array.from({ length: 100 }, () => bucket.take()).filter(Boolean).length;
  expect(taken()).toBe(30);
  await clock.pass(1000);
  expect(taken()).toBe(10);
  await clock.pass(99);
  expect(taken()).toBe(0);
  await clock.pass(60_000);
  expect(taken()).toBe(30);
});

it('holds what counts for many', async () => {
  const clock = new FakeClock();
  const bucket = new TokenBucket(clock, 10, 100);
  expect([bucket.take(60), bucket.take(60), bucket.take(40), bucket.take()]).toEqual([true, false, true, false]);
  await clock.pass(5000);
  expect([bucket.take(51), bucket.take(50)]).toEqual([false, true]);
});

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
