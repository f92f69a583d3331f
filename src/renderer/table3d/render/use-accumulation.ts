import { useCallback, useEffect, useRef } from 'react';
import { tableStats } from '../../table-drawing/draw-stats.ts';
import { type RenderContext, startAccumulation } from './accumulation.ts';
import { isBusy } from './frame-pacer.ts';

/** Nothing has moved for so long, in ms: it rests. */
const REST_MS = 200;
/** One picture of the gathering may take so long, in ms, where it must be cheap: one that takes longer ends it. */
const MAX_SAMPLE_MS = 45;
/** The gathering is shown whenever it has grown by so many pictures, and at its end. */
const SHOW_EVERY_SAMPLES = 8;

export interface AccumulationOptions {
  /** Of how many pictures it shall be made. */
  readonly pictures: number;
  /** Where it must be cheap: called when it was not, and has ended. */
  readonly onSlow: (() => void) | undefined;
}

/**
 * Gathers the picture of a table at rest. To be called after each frame: it begins when no frame has followed for a
 * moment, and the next frame drops it.
 */
export function useAccumulation(): (stage: RenderContext, wanted: AccumulationOptions) => void {
  const drop = useRef<() => void>(() => undefined);
  useEffect(() => () => drop.current(), []);
  return useCallback((stage, wanted) => {
    drop.current();
    drop.current = wanted.pictures > 0 ? accumulateSoon(stage, wanted) : () => undefined;
  }, []);
}

/** Returns how to drop it. */
function accumulateSoon(stage: RenderContext, wanted: AccumulationOptions): () => void {
  let ends: () => void = () => undefined;
  const timer = setTimeout(() => {
    ends = accumulateNow(stage, wanted);
  }, REST_MS);
  return () => {
    clearTimeout(timer);
    ends();
  };
}

function accumulateNow(stage: RenderContext, { pictures, onSlow }: AccumulationOptions): () => void {
  const given = stage.gl.getContext();
  if (!(given instanceof WebGL2RenderingContext)) return () => undefined;
  const context = given;
  const still = startAccumulation(stage);
  let count = 0;
  let fence: WebGLSync | null = null;
  let since = 0;
  let turn = requestAnimationFrame(add);
  const end = (): void => {
    cancelAnimationFrame(turn);
    context.deleteSync(fence);
    fence = null;
    still.discard();
  };
  return end;

  /** One more, when the one before is done. */
  function add(now: number): void {
    if (context.isContextLost()) {
      end();
      return;
    }
    turn = requestAnimationFrame(add);
    if (isBusy(context, fence)) {
      if (!onSlow || now < since + MAX_SAMPLE_MS) return;
      end();
      onSlow();
      return;
    }
    if (count > 0 && (count === pictures || count % SHOW_EVERY_SAMPLES === 0)) show();
    if (count === pictures) {
      end();
      return;
    }
    context.deleteSync(fence);
    still.add();
    count += 1;
    fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    since = now;
    context.flush();
  }

  function show(): void {
    still.show();
    tableStats.gathered = count;
  }
}
