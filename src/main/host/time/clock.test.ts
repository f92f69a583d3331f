import { expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { Coalescer } from './clock.ts';

/** Work that is counted, and as much as is said. */
function counted() {
  const clock = new FakeClock();
  const at = { done: 0, isMuch: true };
  const work = new Coalescer(
    clock,
    () => at.isMuch,
    () => {
      at.done++;
    },
  );
  return { clock, at, work };
}

it('does what is little whenever it is asked for', () => {
  const { at, work } = counted();
  at.isMuch = false;
  for (let k = 0; k < 5; k++) work.request();
  expect(at.done).toBe(5);
});

it('does what is much at once, and what is asked for soon after once for all', async () => {
  const { clock, at, work } = counted();
  for (let k = 0; k < 1000; k++) work.request();
  expect(at.done).toBe(1);
  await clock.pass(250);
  expect(at.done).toBe(2);
  work.request();
  expect(at.done).toBe(2);
  await clock.pass(250);
  expect(at.done).toBe(3);
});

it('does nothing that nobody asked for, nor anything after the end', async () => {
  const { clock, at, work } = counted();
  work.request();
  await clock.pass(10_000);
  expect(at.done).toBe(1);
  work.request();
  work.request();
  work.stop();
  await clock.pass(10_000);
  expect(at.done).toBe(2);
});
