/** How fast the graphics card draws the table, seen by the fences behind its frames; and with how many pixels it shall. */
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

/** One whose gathering was slow is not asked again before so many prompt frames. */
const RETRY_AFTER_FRAMES = 600;

/** Of so many frames it is kept how long they took. */
const KEPT_FRAME_TIMES = 60;

export interface FramePacer {
  /** Another window: nothing is known. What moves in it is drawn with so many pixels for one of CSS. */
  begin(pane: WindowPixels): number;
  /** The frame before is not drawn yet. To be asked at each turn. */
  isBusy(context: WebGL2RenderingContext): boolean;
  /** Pixels for one of CSS, while something moves and at rest. To be asked before each frame. */
  ratios(pane: WindowPixels): { readonly moving: number; readonly full: number };
  /** A frame was sent to be drawn: how long it takes counts where something moves. */
  sent(context: WebGL2RenderingContext, moves: boolean): void;
  /** Of how many pictures a table at rest is made. */
  pictures(quality: Quality): number;
  /** The gathering was slow. */
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
      // A fence of a context that was lost meanwhile is none.
      if (fence && !context.isSync(fence)) fence = null;
      if (isBusy(context, fence)) {
        // How long it takes is known only as long as somebody looks: between two frames may lie an hour of rest.
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

/** Whether the graphics card has not come to this fence yet. */
export function isBusy(context: WebGL2RenderingContext, fence: WebGLSync | null): boolean {
  return fence !== null && context.getSyncParameter(fence, context.SYNC_STATUS) === context.UNSIGNALED;
}
