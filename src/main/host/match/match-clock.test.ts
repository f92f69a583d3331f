import { expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { MatchClock } from './match-clock.ts';

function setUp() {
  const steady = new FakeClock();
  const clock = new MatchClock(steady);
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(`${name} at ${clock.now()}`);
  return { steady, clock, calls, call };
}

it('runs like any clock', async () => {
  const { steady, clock, calls, call } = setUp();
  clock.after(100, call('soon'));
  clock.after(50, call('never'))();
  await steady.pass(100);
  expect(calls).toEqual(['soon at 100']);
  expect(steady.waiting).toBe(0);
});

it('stands still while paused; what waited has as long to wait as before', async () => {
  const { steady, clock, calls, call } = setUp();
  clock.after(100, call('before'));
  await steady.pass(40);
  clock.pause();
  clock.pause();
  clock.after(10, call('meanwhile'));
  await steady.pass(1000);
  expect(clock.now()).toBe(40);
  expect(calls).toEqual([]);
  expect(steady.waiting).toBe(0);
  clock.resume();
  clock.resume();
  await steady.pass(60);
  expect(calls).toEqual(['meanwhile at 50', 'before at 100']);
});

it('pauses more than once, and forgets what was called off meanwhile', async () => {
  const { steady, clock, calls, call } = setUp();
  const callOff = clock.after(100, call('never'));
  clock.after(100, call('at last'));
  for (const _pause of [1, 2]) {
    clock.pause();
    await steady.pass(500);
    clock.resume();
    await steady.pass(20);
  }
  clock.pause();
  callOff();
  clock.resume();
  await steady.pass(59);
  expect(calls).toEqual([]);
  await steady.pass(1);
  expect(calls).toEqual(['at last at 100']);
});
