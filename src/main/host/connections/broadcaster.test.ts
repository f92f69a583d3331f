import { expect, it } from 'vitest';
import { FakeClock, flushPromises } from '../testing/fake-clock.ts';
import { Broadcaster } from './broadcaster.ts';
import { openStreamQueue, type StreamQueue } from './stream-queue.ts';

function setUp() {
  const clock = new FakeClock();
  const log: string[] = [];
  return { clock, log, teller: new Broadcaster(clock, (line) => void log.push(line)) };
}

/** Streams to one device, and who of them has been told what, in order. */
function streamsOf(device: string, count: number): StreamQueue<unknown>[] {
  return Array.from({ length: count }, () => openStreamQueue<unknown>(undefined, true, device));
}

it('tells a few at once, and what changes after that in the same turn once in the next', async () => {
  const { teller } = setUp();
  const [stream] = streamsOf('a', 1) as [StreamQueue<unknown>];
  let made = 0;
  for (let k = 0; k < 1000; k++) teller.send(stream, () => ++made);
  expect(made).toBe(16);
  await flushPromises();
  expect(made).toBe(17);
  const { value } = await stream.read().next();
  expect(value).toBe(17);
});

it('tells one device after another, however many streams one of them has', async () => {
  const { teller } = setUp();
  const told: string[] = [];
  for (const stream of streamsOf('many', 1000)) teller.send(stream, () => told.push('many'));
  const before = told.length;
  for (const device of ['a', 'b', 'c']) {
    for (const stream of streamsOf(device, 1)) teller.send(stream, () => told.push(device));
  }
  expect(told).toHaveLength(before);
  await flushPromises();
  expect(told.slice(before, before + 6)).toEqual(['many', 'a', 'b', 'c', 'many', 'many']);
  while (told.length < 1003) await flushPromises();
});

it('takes no more than a quarter of the time once it has taken much', async () => {
  const { teller, clock } = setUp();
  const told: number[] = [];
  const slow = () => {
    clock.spend(20);
    return told.push(clock.now());
  };
  for (const stream of streamsOf('a', 200)) teller.send(stream, slow);
  for (let turn = 0; turn < 5; turn++) await flushPromises();
  // Half a second was saved up; a turn is told to its end.
  expect(told).toHaveLength(32);
  await clock.pass(10_000);
  const later = told.filter((at) => at > 1000 && at <= 9000).length;
  expect(later * 20).toBeGreaterThan(8000 * 0.2);
  expect(later * 20).toBeLessThan(8000 * 0.3);
});

it('goes on also where timers come early, as they do', async () => {
  class Early extends FakeClock {
    override after(ms: number, call: () => void) {
      return super.after(0.9 * ms, call);
    }
  }
  const clock = new Early();
  const teller = new Broadcaster(clock, () => undefined);
  let told = 0;
  for (const stream of streamsOf('a', 200)) {
    teller.send(stream, () => {
      clock.spend(20);
      return ++told;
    });
  }
  for (let second = 0; second < 30; second++) await clock.pass(1000);
  expect(told).toBe(200);
});

it('makes nothing for a stream that is over', async () => {
  const { teller } = setUp();
  const streams = streamsOf('a', 20);
  let made = 0;
  for (const stream of streams) teller.send(stream, () => ++made);
  for (const stream of streams) stream.end();
  await flushPromises();
  expect(made).toBe(16);
});

it('goes on after one that could not be made, and says so', async () => {
  const { teller, log } = setUp();
  const told: number[] = [];
  for (const [k, stream] of streamsOf('a', 20).entries()) {
    teller.send(stream, () => {
      if (k % 10 === 0) throw new Error('broken');
      return told.push(k);
    });
  }
  await flushPromises();
  expect([told.length, log.length]).toEqual([18, 2]);
});
