import { expect, it } from 'vitest';
import { FakeClock, flushPromises } from '../testing/fake-clock.ts';
import { THIS_COMPUTER } from './client-device.ts';
import { MessageQueue } from './message-queue.ts';

function setUp() {
  const clock = new FakeClock();
  const queue = new MessageQueue(clock);
  const done: string[] = [];
  /** A message that keeps the host at work for so many ms. */
  const send = (device: string, ms: number, what = device) =>
    queue.add(device, () => {
      clock.spend(ms);
      done.push(what);
    });
  return { clock, queue, done, send };
}

async function turns(count: number): Promise<void> {
  for (let k = 0; k < count; k++) await flushPromises();
}

it('handles a message at once where nobody waits, and those after it in order', async () => {
  const { done, send } = setUp();
  for (const what of ['1', '2', '3']) send('a', 0, what);
  expect(done).toEqual(['1']);
  await turns(4);
  expect(done).toEqual(['1', '2', '3']);
});

it('lets those take turns who have kept it at work about as little, however many messages of one wait', async () => {
  const { done, send } = setUp();
  for (let k = 0; k < 100; k++) send('many', 5);
  await turns(3);
  const before = done.length;
  for (const device of ['a', 'b', 'a', 'b']) send(device, 5);
  await turns(6);
  expect(done.slice(before)).toEqual(['many', 'a', 'b', 'many', 'a', 'b']);
});

it('handles next who has kept it at work much less', async () => {
  const { done, send } = setUp();
  for (let k = 0; k < 100; k++) send('many', 50);
  await turns(4);
  const before = done.length;
  for (const device of ['a', 'b', 'a', 'b']) send(device, 5);
  await turns(4);
  expect(done.slice(before)).toEqual(['a', 'b', 'a', 'b']);
});

it('keeps nobody who has sent a little waiting for all who come after', async () => {
  const { done, send } = setUp();
  send('a', 20);
  await turns(2);
  send('first', 20);
  send('a', 20);
  // In each turn somebody comes who has sent nothing yet.
  for (let k = 0; k < 10; k++) {
    send(`new ${k}`, 20);
    await turns(1);
  }
  expect(done.indexOf('a', 1)).toBeLessThan(4);
});

it('counts what it works, not what else goes on at this computer meanwhile', async () => {
  const clock = new FakeClock();
  let worked = 0;
  const queue = new MessageQueue(Object.assign(clock, { cpuTime: () => worked }));
  const done: string[] = [];
  for (let k = 0; k < 20; k++) {
    queue.add('a', () => {
      worked += 2;
      // Others have the processor.
      clock.spend(500);
      done.push('a');
    });
  }
  await turns(20);
  expect(done).toHaveLength(20);
  for (let k = 0; k < 100; k++) {
    queue.add('busy', () => {
      worked += 100;
      done.push('busy');
    });
  }
  await turns(100);
  expect(done.filter((device) => device === 'busy').length).toBeLessThan(12);
});

it('does in one turn of the loop what is little, and leaves the loop time where it is much', async () => {
  const { done, send } = setUp();
  for (let k = 0; k < 40; k++) send(`device ${k}`, 0.5);
  await turns(1);
  const few = done.length;
  expect(few).toBeGreaterThan(5);
  expect(few).toBeLessThan(15);
  await turns(20);
  expect(done).toHaveLength(40);
});

it('counts what a message waits for no longer than its turn', async () => {
  const { queue, done, send } = setUp();
  queue.add('a', () => new Promise(() => undefined));
  send('b', 0);
  await turns(2);
  expect(done).toEqual(['b']);
});

it('lets who has taken too much wait, though nobody else wants anything, and nobody else with them', async () => {
  const { clock, done, send } = setUp();
  for (let k = 0; k < 100; k++) send('greedy', 20);
  await turns(100);
  // A second saved up, and what comes back while that is taken.
  expect(done.length).toBe(71);
  send('other', 20);
  expect(done.at(-1)).toBe('other');
  await clock.pass(1000);
  await turns(50);
  expect(done.filter((device) => device === 'greedy').length - 71).toBeLessThan(1000 / 20 / 2);
});

it('lets this computer go on, after all others', async () => {
  const { done, send } = setUp();
  for (let k = 0; k < 100; k++) send(THIS_COMPUTER, 50);
  await turns(80);
  expect(done.length).toBeGreaterThan(70);
  const before = done.length;
  send('guest', 50);
  await turns(1);
  expect(done.slice(before)[0]).toBe('guest');
});

it('goes on after a message whose work fails', async () => {
  const { queue, done, send } = setUp();
  const fail = () => {
    throw new Error('no message should');
  };
  expect(() => queue.add('broken', fail)).toThrow('no message should');
  send('a', 0);
  await turns(2);
  expect(done).toEqual(['a']);
});
