import { beforeEach, expect, it } from 'vitest';
import { FakeClock } from '../../host/testing/fake-clock.ts';
import { RecentVisitors } from './visitors.ts';

let clock: FakeClock;
let visitors: RecentVisitors;
beforeEach(() => {
  clock = new FakeClock();
  visitors = new RecentVisitors(clock);
});

it('are those of the last ten minutes, the latest first, each once', async () => {
  visitors.note('192.168.1.7');
  await clock.pass(60_000);
  visitors.note('192.168.1.8');
  visitors.note('fd00::7');
  visitors.note('192.168.1.7');
  expect(visitors.recent()).toEqual(['192.168.1.7', 'fd00::7', '192.168.1.8']);
  await clock.pass(600_000);
  expect(visitors.recent()).toEqual(['192.168.1.7', 'fd00::7', '192.168.1.8']);
  visitors.note('192.168.1.9');
  await clock.pass(1);
  expect(visitors.recent()).toEqual(['192.168.1.9']);
});

it('are none of this computer, and none whose address is not known', () => {
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', undefined]) visitors.note(own);
  expect(visitors.recent()).toEqual([]);
});

it('are 32 at most, those of long ago forgotten first', () => {
  for (let k = 0; k < 100; k++) visitors.note(`192.168.1.${k}`);
  expect(visitors.recent()).toHaveLength(32);
  expect([visitors.recent()[0], visitors.recent().at(-1)]).toEqual(['192.168.1.99', '192.168.1.68']);
});
