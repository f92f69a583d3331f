import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  afterFrame,
  type FramePacer,
  type FrameTimes,
  MAX_MOVING_PIXELS,
  MAX_SAMPLES,
  movingPixelRatio,
  NO_FRAME_TIMES,
  newFramePacer,
  ratioAtRest,
  ratioInMotion,
  samplesAtRest,
} from './frame-pacer.ts';

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

const paceAfter = (...frames: number[]): FrameTimes => frames.reduce(afterFrame, NO_FRAME_TIMES);

describe('how sharp the table is drawn', () => {
  it('stays as it is on a graphics card that keeps up', () => {
    expect(movingPixelRatio(1, paceAfter(12, 20, 16, 30, 12, 14), 2160)).toBe(1);
  });

  it('stays as it is after a few slow frames: pictures are loaded, a neighbour is busy', () => {
    expect(movingPixelRatio(1, paceAfter(900, 300, 80), 2160)).toBe(1);
    expect(movingPixelRatio(1, paceAfter(900, 300, 80, 12, 80, 80, 80), 2160)).toBe(1);
  });

  it('gives way by as many pixels as the fastest of the slow frames had too many', () => {
    expect(movingPixelRatio(1, paceAfter(50, 90, 70, 60), 2160)).toBeCloseTo(Math.sqrt(1 / 2));
    expect(movingPixelRatio(2, paceAfter(50, 90, 70, 60), 1080)).toBeCloseTo(Math.SQRT2);
  });

  it('never falls under 1080 rows', () => {
    expect(movingPixelRatio(1, paceAfter(4000, 4000, 4000, 4000), 2160)).toBe(0.5);
    expect(movingPixelRatio(2, paceAfter(4000, 4000, 4000, 4000), 720)).toBe(1.5);
  });

  it('stays as it is in a window that has no more rows than that', () => {
    expect(movingPixelRatio(1, paceAfter(4000, 4000, 4000, 4000), 1080)).toBe(1);
    expect(movingPixelRatio(1, paceAfter(4000, 4000, 4000, 4000), 720)).toBe(1);
  });
});

describe('a table in motion', () => {
  it('has all pixels of a usual window, and no more than can be seen of a large one', () => {
    expect(ratioInMotion({ width: 1920, height: 1080, ratio: 1 })).toBe(1);
    expect(ratioInMotion({ width: 1280, height: 720, ratio: 2 })).toBe(2);
    for (const [width, height, ratio] of [
      [3840, 2160, 1],
      [1920, 1080, 2],
      [5120, 2880, 2],
    ] as const) {
      const moving = ratioInMotion({ width, height, ratio });
      expect(width * height * moving ** 2).toBeCloseTo(MAX_MOVING_PIXELS);
    }
  });
});

describe('a table at rest', () => {
  const pane = { width: 3840, height: 2160, ratio: 1 };

  it('has all pixels there are, also on a card that is a little slow', () => {
    expect(ratioAtRest(pane, 0.6, NO_FRAME_TIMES)).toBe(1);
    expect(ratioAtRest(pane, 0.6, paceAfter(60, 70))).toBe(1);
  });

  it('has as many as a card without strength draws while a hand is on its way, and no fewer than in motion', () => {
    expect(ratioAtRest(pane, 0.5, paceAfter(300))).toBeCloseTo(0.5 * Math.sqrt(400 / 300));
    expect(ratioAtRest(pane, 0.5, paceAfter(900))).toBe(0.5);
  });
});

describe('the picture of a table at rest', () => {
  it('is gathered where the last frames were all done in time', () => {
    expect(samplesAtRest(paceAfter(...Array<number>(12).fill(0)), 'auto')).toBe(MAX_SAMPLES);
  });

  it('is not where nobody knows yet, nor after a late frame', () => {
    expect(samplesAtRest(paceAfter(0, 0, 0), 'auto')).toBe(0);
    expect(samplesAtRest(paceAfter(...Array<number>(12).fill(0), 70), 'auto')).toBe(0);
  });

  it('is or is not where somebody has said so, whatever the frames were', () => {
    expect(samplesAtRest(paceAfter(400), 'best')).toBe(MAX_SAMPLES);
    expect(samplesAtRest(paceAfter(...Array<number>(99).fill(0)), 'plain')).toBe(0);
  });
});
