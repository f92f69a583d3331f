import { expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { AbuseLog } from './abuse-log.ts';

function logged() {
  const clock = new FakeClock();
  const log: string[] = [];
  return { clock, log, abuse: new AbuseLog(clock, (line) => void log.push(line)) };
}

it('is written down once a minute, by device and kind', async () => {
  const { clock, log, abuse } = logged();
  for (let k = 0; k < 1000; k++) abuse.note(`fd00::${k.toString(16)}`, 'wrong codes');
  abuse.note('192.168.1.7', 'wrong codes');
  abuse.note('::1', 'messages');
  await clock.pass(59_000);
  expect(log).toEqual([]);
  await clock.pass(1000);
  const both = ['refused (wrong codes): fd00:0:0:0::/64 ×1000, 192.168.1.7 ×1', 'refused (messages): this computer ×1'];
  expect(log).toEqual(both);
  await clock.pass(600_000);
  expect(log).toEqual(both);
  abuse.note('192.168.1.7', 'knocks');
  await clock.pass(60_000);
  expect(log.at(-1)).toBe('refused (knocks): 192.168.1.7 ×1');
});

it('takes one line, however many devices there are', async () => {
  const { clock, log, abuse } = logged();
  for (let k = 0; k < 10_000; k++) abuse.note(`fd00:0:${k.toString(16)}::1`, 'connections');
  await clock.pass(60_000);
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('others ×9980');
  expect(log[0]?.length).toBeLessThan(1000);
});

it('loses nothing when the host stops', () => {
  const { clock, log, abuse } = logged();
  abuse.stop();
  abuse.note(undefined, 'tables');
  abuse.stop();
  expect([log, clock.waiting]).toEqual([['refused (tables): this computer ×1'], 0]);
});
