import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestWorker } from './worker-request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Each worker started, which the test controls. */
class FakeWorker extends EventTarget {
  asked: unknown;
  isEnded = false;
  postMessage(asked: unknown): void {
    this.asked = asked;
  }
  terminate(): void {
    this.isEnded = true;
  }
}

function asking() {
  const workers: FakeWorker[] = [];
  const begin = (): Worker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const [tell, fail] = [vi.fn(), vi.fn()];
  const stop = requestWorker({ begin, ask: 'a match', tell, fail });
  return { workers, tell, fail, stop };
}

it('begins a worker anew whose script did not come', async () => {
  const { workers, tell, fail, stop } = asking();
  workers[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(workers).toHaveLength(2);
  expect(workers[1]?.asked).toBe('a match');
  workers[1]?.dispatchEvent(new MessageEvent('message', { data: 'an answer' }));
  expect(tell).toHaveBeenCalledWith('an answer');
  expect(fail).not.toHaveBeenCalled();
  stop();
  expect(workers[1]?.isEnded).toBe(true);
});

it('says of one that fell over that it did, and begins no other', async () => {
  const { workers, fail } = asking();
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'no such card' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(workers).toHaveLength(1);
});

it('begins none for who does not want it any more', async () => {
  const { workers, stop } = asking();
  workers[0]?.dispatchEvent(new Event('error'));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(1);
});
