/** Measures how fast the graphics card draws, by fences after its frames, and chooses the pixel ratio. */
import type { Quality } from '../../motion/scene.ts';
import { tableStats } from '../../table-drawing/draw-stats.ts';
import {
  afterFrame,
  type FrameTimes,
  movingPixelRatio,
  NO_FRAME_TIMES,
  ratioAtRest,
  ratioInMotion,
  samplesAtRest,
  type WindowPixels,
} from './resolution.ts';

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
