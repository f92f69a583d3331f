import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FramePacer, newFramePacer } from './frame-pacer.ts';

/** A 4K window, with twice as many pixels as a moving picture gets. */
const PANE = { width: 3840, height: 2160, ratio: 1 };
const MOVING = Math.sqrt(3_700_000 / (3840 * 2160));

/** A graphics card that needs this many ms per frame. */
function card(busy: () => number): WebGL2RenderingContext {
  const until = new Map<object, number>();
  const context = {
    SYNC_STATUS: 1,
    UNSIGNALED: 2,
    fenceSync: () => {
      const fence = {};
      until.set(fence, Date.now() + busy());
      return fence;
    },
    isSync: (fence: object) => until.has(fence),
    getSyncParameter: (fence: object) => (Date.now() < (until.get(fence) ?? 0) ? 2 : 3),
    deleteSync: () => undefined,
    flush: () => undefined,
  };
  return context as unknown as WebGL2RenderingContext;
}

/** Draws this many frames; returns the pixel ratio of the next. */
function drawn(pacer: FramePacer, context: WebGL2RenderingContext, frames: number) {
  for (let k = 0; k < frames; k++) {
    pacer.sent(context, true);
    vi.advanceTimersByTime(10);
    while (pacer.isBusy(context)) vi.advanceTimersByTime(10);
    pacer.ratios(PANE);
  }
  return pacer.ratios(PANE);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

describe('the pace of a table', () => {
  it('is few pixels while something moves and all at rest, on a card that keeps up', () => {
    const pacer = newFramePacer();
    expect(pacer.begin(PANE)).toBeCloseTo(MOVING);
    const { moving, full } = drawn(
      pacer,
      card(() => 0),
      20,
    );
    expect(moving).toBeCloseTo(MOVING);
    expect(full).toBe(1);
    expect(pacer.pictures('auto')).toBeGreaterThan(0);
  });

  it('is fewer still on a slow card, also at rest where it is very slow; another window begins anew', () => {
    const pacer = newFramePacer();
    pacer.begin(PANE);
    const slow = drawn(
      pacer,
      card(() => 900),
      10,
    );
    expect(slow.moving).toBeCloseTo(0.5);
    expect(slow.full).toBeCloseTo(0.5);
    expect(pacer.pictures('auto')).toBe(0);
    expect(pacer.begin(PANE)).toBeCloseTo(MOVING);
  });

  it('forgets a frame that the card lost with all it had', () => {
    const pacer = newFramePacer();
    const lost = card(() => 1e9);
    pacer.sent(lost, true);
    expect(pacer.isBusy(lost)).toBe(true);
    expect(pacer.isBusy(card(() => 0))).toBe(false);
  });
});
