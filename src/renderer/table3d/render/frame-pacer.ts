/** Measures how fast the graphics card draws, by fences after its frames, and chooses the pixel ratio. */
import type { Quality } from '../../motion/scene.ts';
import { tableStats } from '../../table-drawing/draw-stats.ts';

/** A frame longer than this, in ms, is slow: flying cards visibly jump. */
const SLOW_FRAME_MS = 45;
/** Number of consecutive slow frames that is no accident; the first ones also compile shaders and load pictures. */
const MAX_SLOW_FRAMES = 4;
/** Target maximum of a frame, in ms. */
const TARGET_FRAME_MS = 25;
/** Minimum number of rows, enough to read, unless the window is smaller. */
const MIN_ROWS = 1080;

/** Times of the frames so far. */
export interface FrameTimes {
  /** The latest consecutive slow frames: how long each took, in ms. */
  readonly slow: readonly number[];
  /** The latest number of consecutive fast frames. */
  readonly prompt: number;
}

export const NO_FRAME_TIMES: FrameTimes = { slow: [], prompt: 0 };

/** The times after one more frame. */
export function afterFrame({ slow, prompt }: FrameTimes, busy: number): FrameTimes {
  return { slow: busy > SLOW_FRAME_MS ? [...slow, busy] : [], prompt: busy > 0 ? 0 : prompt + 1 };
}

/** Maximum number of pixels in motion, beyond which no difference is visible. */
export const MAX_MOVING_PIXELS = 3_700_000;
/** Maximum time of one picture at rest, in ms, since it delays input. */
const MAX_STILL_FRAME_MS = 400;

/** A window in CSS pixels, and its screen's pixel ratio. */
export interface WindowPixels {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The pixel ratio in motion: the screen's, up to the maximum. */
export function ratioInMotion({ width, height, ratio }: WindowPixels): number {
  return Math.min(ratio, Math.sqrt(MAX_MOVING_PIXELS / (width * height)));
}

/**
 * The same for a slow graphics card: as before, or reduced to reach the target. Other programs can only slow a frame
 * down, so the fastest one counts.
 */
export function movingPixelRatio(before: number, { slow }: FrameTimes, rows: number): number {
  if (slow.length < MAX_SLOW_FRAMES) return before;
  const least = Math.min(before, MIN_ROWS / rows);
  return Math.max(before * Math.sqrt(TARGET_FRAME_MS / Math.min(...slow)), least);
}

/** The pixel ratio at rest: the screen's, or what a slow graphics card draws in acceptable time. */
export function ratioAtRest({ ratio }: WindowPixels, moving: number, { slow }: FrameTimes): number {
  if (slow.length === 0) return ratio;
  return Math.min(ratio, Math.max(moving, moving * Math.sqrt(MAX_STILL_FRAME_MS / Math.min(...slow))));
}

/** Maximum number of samples at rest. */
export const MAX_SAMPLES = 40;
/** After this many fast frames a graphics card counts as fast. */
const MIN_PROMPT_FRAMES = 12;

/** Number of samples at rest: none after a recent slow frame, and before anything is known. */
export function samplesAtRest({ prompt }: FrameTimes, quality: Quality): number {
  if (quality === 'best') return MAX_SAMPLES;
  return quality === 'plain' || prompt < MIN_PROMPT_FRAMES ? 0 : MAX_SAMPLES;
}

/** After slow accumulation, the number of fast frames before it is tried again. */
const RETRY_AFTER_FRAMES = 600;

/** Number of frame times kept. */
const KEPT_FRAME_TIMES = 60;

export interface FramePacer {
  /** Starts for a new window without measurements; returns the pixel ratio in motion. */
  begin(pane: WindowPixels): number;
  /** Whether the previous frame is still being drawn. Called at each turn. */
  isBusy(context: WebGL2RenderingContext): boolean;
  /** Pixel ratios in motion and at rest. Called before each frame. */
  ratios(pane: WindowPixels): { readonly moving: number; readonly full: number };
  /** A frame was sent: its time counts where something moves. */
  sent(context: WebGL2RenderingContext, moves: boolean): void;
  /** Number of samples for a table at rest. */
  pictures(quality: Quality): number;
  /** The accumulation was slow. */
  tooSlow(): void;
}

export function newFramePacer(): FramePacer {
  let pace: FrameTimes = NO_FRAME_TIMES;
  let moving = 1;
  let fence: WebGLSync | null = null;
  let frame = { since: 0, busy: 0, moves: false };
  return {
    begin(pane) {
      pace = NO_FRAME_TIMES;
      moving = ratioInMotion(pane);
      return moving;
    },
    isBusy(context) {
      // A fence of a lost context is invalid.
      if (fence && !context.isSync(fence)) fence = null;
      if (isBusy(context, fence)) {
        // The time is known only while polling: an hour of rest may lie between two frames.
        frame.busy = performance.now() - frame.since;
        return true;
      }
      if (fence && frame.moves) {
        pace = afterFrame(pace, frame.busy);
        if (tableStats.took.length < KEPT_FRAME_TIMES) tableStats.took.push(frame.busy);
      }
      context.deleteSync(fence);
      fence = null;
      return false;
    },
    ratios(pane) {
      const full = ratioAtRest(pane, moving, pace);
      const fewer = movingPixelRatio(moving, pace, pane.height);
      if (fewer !== moving) pace = NO_FRAME_TIMES;
      moving = fewer;
      return { moving, full };
    },
    sent(context, moves) {
      frame = { since: performance.now(), busy: 0, moves };
      fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      context.flush();
    },
    pictures: (quality) => samplesAtRest(pace, quality),
    tooSlow() {
      pace = { ...pace, prompt: -RETRY_AFTER_FRAMES };
    },
  };
}

/** Whether the graphics card has not reached this fence yet. */
export function isBusy(context: WebGL2RenderingContext, fence: WebGLSync | null): boolean {
  return fence !== null && context.getSyncParameter(fence, context.SYNC_STATUS) === context.UNSIGNALED;
}
