import { expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { LatencyNotifier } from './lag-news.ts';

it('tells the first table at once, and the others one after another, each once', async () => {
  const clock = new FakeClock();
  const told: number[] = [];
  const news = new LatencyNotifier<number>(clock, (table) => void told.push(table));
  for (let line = 0; line < 3; line++) for (let table = 0; table < 300; table++) news.add(table);
  expect(told).toEqual([0]);
  await clock.pass(1000);
  expect(told).toEqual([0, 1, 2, 3, 4]);
  await clock.pass(80_000);
  expect(told).toHaveLength(301);
  expect(new Set(told).size).toBe(300);
  news.add(7);
  expect(told.at(-1)).toBe(7);
});

it('tells nothing any more after the end', async () => {
  const clock = new FakeClock();
  const told: number[] = [];
  const news = new LatencyNotifier<number>(clock, (table) => void told.push(table));
  for (let table = 0; table < 5; table++) news.add(table);
  news.stop();
  await clock.pass(10_000);
  expect(told).toEqual([0]);
});
