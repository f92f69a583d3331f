import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pictureOf } from './card-picture.ts';

/** Whether the page can draw now: a busy phone may be short of memory for a moment. */
let isAble = true;
let drawn = 0;

beforeEach(() => {
  vi.useFakeTimers();
  isAble = true;
  drawn = 0;
  vi.stubGlobal(
    'Image',
    class {
      async decode(): Promise<void> {
        if (!isAble) throw new Error('cannot be decoded');
      }
    },
  );
  const canvas = { getContext: () => null, toBlob: (take: (blob: object) => void) => take({}) };
  vi.stubGlobal('document', { createElement: () => ({ ...canvas }) });
  vi.stubGlobal('URL', { createObjectURL: () => `blob:${++drawn}` });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a card is drawn once for each size', async () => {
  const at = (width: number) => pictureOf('once', () => '<svg/>', width, 88).drawn;
  expect([await at(50), await at(50), await at(63)]).toEqual(['blob:1', 'blob:1', 'blob:2']);
});

it('a card that can’t be drawn for a moment comes by itself', async () => {
  isAble = false;
  const picture = pictureOf('soon', () => '<svg/>', 63, 88).drawn;
  await vi.advanceTimersByTimeAsync(100);
  isAble = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await picture).toBe('blob:1');
});

it('a card that can’t be drawn at all is seen as its vectors, and drawn when it is wanted again', async () => {
  const wanted = () => pictureOf('later', () => '<svg/>', 63, 88).drawn;
  isAble = false;
  const picture = wanted();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await picture).toBe('data:image/svg+xml,%3Csvg%2F%3E');
  isAble = true;
  expect(await wanted()).toBe('blob:1');
  expect(await wanted()).toBe('blob:1');
});

it('until a card is drawn its vectors are there, and from then on it is', async () => {
  const now = () => pictureOf('now', () => '<svg/>', 63, 88).now;
  expect(now()).toBe('data:image/svg+xml,%3Csvg%2F%3E');
  await pictureOf('now', () => '<svg/>', 63, 88).drawn;
  expect(now()).toBe('blob:1');
});
