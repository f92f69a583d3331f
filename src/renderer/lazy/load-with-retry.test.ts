import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry, notifyReconnect } from './load-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A load that fails this often, and counts its attempts. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('lost');
    return 'there';
  });
  return load;
}

it('asks by and by, each time after twice as long', async () => {
  const load = failing(3);
  const failed = vi.fn();
  let come: string | undefined;
  void loadWithRetry(load, failed).then((value) => {
    come = value;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(come).toBeUndefined();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(come).toBe('there');
  expect(failed).toHaveBeenCalledTimes(3);
});

it('asks at once when the line is back, and no more once it is there', async () => {
  const load = failing(1);
  const come = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(0);
  notifyReconnect();
  expect(await come).toBe('there');
  notifyReconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
