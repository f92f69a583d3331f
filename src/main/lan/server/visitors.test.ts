import { beforeEach, expect, it } from 'vitest';
import { FakeClock } from '../../host/testing/fake-clock.ts';
import { Visitors } from './visitors.ts';

let clock: FakeClock;
let visitors: Visitors;
beforeEach(() => {
  clock = new FakeClock();
  visitors = new Visitors(clock);
});

it('are those of the last ten minutes, the latest first, each once', async () => {
  visitors.note('192.168.1.7');
  await clock.pass(60_000);
  visitors.note('192.168.1.8');
  visitors.note('fd00::7');
  visitors.note('192.168.1.7');
  expect(visitors.lately()).toEqual(['192.168.1.7', 'fd00::7', '192.168.1.8']);
  await clock.pass(600_000);
  expect(visitors.lately()).toEqual(['192.168.1.7', 'fd00::7', '192.168.1.8']);
  visitors.note('192.168.1.9');
  await clock.pass(1);
  expect(visitors.lately()).toEqual(['192.168.1.9']);
});

it('are none of this computer, and none whose address is not known', () => {
  for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', undefined]) visitors.note(own);
  expect(visitors.lately()).toEqual([]);
});

it('are 32 at most, those of long ago forgotten first', () => {
  for (let k = 0; k < 100; k++) visitors.note(`192.168.1.${k}`);
  expect(visitors.lately()).toHaveLength(32);
  expect([visitors.lately()[0], visitors.lately().at(-1)]).toEqual(['192.168.1.99', '192.168.1.68']);
});
