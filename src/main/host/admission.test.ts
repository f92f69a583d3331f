import { describe, expect, it } from 'vitest';
import { CodeAttempts } from './admission.ts';
import { FakeClock } from './testing/fake-clock.ts';

/** So many tries with a wrong code, as far as this address is let. */
function failed(tries: CodeAttempts, address: string | undefined, times: number): CodeAttempts {
  for (let k = 0; k < times; k++) if (tries.wait(address) === 0) tries.fail(address);
  return tries;
}

describe('wrong codes', () => {
  it('are free ten times, then one every three seconds', async () => {
    const clock = new FakeClock();
    const tries = failed(new CodeAttempts(clock), '192.168.1.7', 9);
    expect(tries.wait('192.168.1.7')).toBe(0);
    tries.fail('192.168.1.7');
    expect(tries.wait('192.168.1.7')).toBe(3);
    await clock.pass(1500);
    expect(tries.wait('192.168.1.7')).toBe(2);
    await clock.pass(1500);
    expect(tries.wait('192.168.1.7')).toBe(0);
    tries.fail('192.168.1.7');
    expect(tries.wait('192.168.1.7')).toBe(3);
  });

  it('cost nobody else a try, however long one goes on', async () => {
    const clock = new FakeClock();
    const tries = new CodeAttempts(clock);
    for (let minute = 0; minute < 10; minute++) {
      failed(tries, '192.168.1.7', 1000);
      expect(['192.168.1.8', 'fd00::7', undefined].map((other) => tries.wait(other))).toEqual([0, 0, 0]);
      await clock.pass(60_000);
    }
  });

  it('are few in all, from however many networks they come', async () => {
    const clock = new FakeClock();
    const tries = new CodeAttempts(clock);
    let tried = 0;
    for (let second = 0; second < 600; second++) {
      for (let k = 0; k < 20; k++) {
        const address = `fd00:0:${second}:${k}::1`;
        if (tries.wait(address) > 0) continue;
        tries.fail(address);
        tried++;
      }
      await clock.pass(1000);
    }
    // Those of whom one is remembered have had three each at most.
    expect(tried).toBeLessThanOrEqual(100 + 3 * 600 + 3 * 1024);
  });

  it('lock out nobody who comes with the right one, however many devices guess, nor who mistyped it once', async () => {
    const clock = new FakeClock();
    const tries = new CodeAttempts(clock);
    const guessers = Array.from({ length: 40 }, (_, k) => `10.0.0.${k}`);
    const letIn: string[] = [];
    for (let second = 0; second < 80; second++) {
      for (const address of guessers) failed(tries, address, 12);
      const newcomer = `192.168.1.${second}`;
      if (second % 2 === 0) failed(tries, newcomer, 1);
      if (tries.wait(newcomer) === 0) letIn.push(newcomer);
      await clock.pass(1000);
    }
    expect(letIn).toHaveLength(80);
  });

  it('are remembered for an hour', async () => {
    const clock = new FakeClock();
    const tries = new CodeAttempts(clock);
    failed(tries, '192.168.1.7', 3);
    await clock.pass(60_000);
    const crowd = async () => {
      for (let k = 0; k < 40; k++) failed(tries, `10.0.0.${k}`, 100);
    };
    await crowd();
    expect(tries.wait('192.168.1.7')).toBeGreaterThan(0);
    await clock.pass(3_600_000);
    await crowd();
    expect(tries.wait('192.168.1.7')).toBe(0);
  });

  it('count for one computer by whichever of its names they came', () => {
    const tries = failed(new CodeAttempts(new FakeClock()), '::FFFF:192.168.1.7', 10);
    expect(tries.wait('192.168.1.7')).toBe(3);
    failed(tries, '127.0.0.1', 10);
    expect([undefined, '::1', '::ffff:127.0.0.1'].map((name) => tries.wait(name))).toEqual([3, 3, 3]);
  });

  it('are forgotten in time', async () => {
    const clock = new FakeClock();
    const tries = failed(new CodeAttempts(clock), '192.168.1.7', 10);
    await clock.pass(30_000);
    failed(tries, '192.168.1.7', 9);
    expect(tries.wait('192.168.1.7')).toBe(0);
  });
});
