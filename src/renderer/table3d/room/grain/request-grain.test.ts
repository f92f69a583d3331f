import { afterEach, expect, it, vi } from 'vitest';
import type { Grain } from './grain.ts';
import { RETRY_MS, requestGrain } from './request-grain.ts';

// The host is away: the module that makes grain can't be loaded.
vi.mock('./make-grain.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const GRAIN = { data: new Uint8Array(4) } as unknown as Grain;

/** A worker that can't be loaded either. */
class FakeWorker extends EventTarget {
  static isAway = true;
  static begun = 0;

  constructor() {
    super();
    FakeWorker.begun++;
    if (FakeWorker.isAway) queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  postMessage(material: string): void {
    if (FakeWorker.isAway) return;
    this.dispatchEvent(new MessageEvent('message', { data: { material, grain: GRAIN } }));
  }

  terminate(): void {}
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes though the host was away when it was asked for', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  let come: Grain | undefined;
  void requestGrain('nap').then((grain) => {
    come = grain;
  });
  await vi.advanceTimersByTimeAsync(3 * RETRY_MS);
  expect(come).toBeUndefined();
  const { begun } = FakeWorker;
  expect(begun).toBeGreaterThan(1);
  FakeWorker.isAway = false;
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(come).toBe(GRAIN);
  expect(FakeWorker.begun).toBe(begun + 1);
});
