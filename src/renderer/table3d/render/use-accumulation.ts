import { useCallback, useEffect, useRef } from 'react';
import { tableStats } from '../../table-drawing/draw-stats.ts';
import { type RenderContext, startAccumulation } from './accumulation.ts';
import { isBusy } from './frame-pacer.ts';

/** Time without motion until the table counts as at rest, in ms. */
const REST_MS = 200;
/** Maximum time of one sample, in ms, where it must be cheap: a longer one ends the accumulation. */
const MAX_SAMPLE_MS = 45;
/** Number of samples between updates of the screen. */
const SHOW_EVERY_SAMPLES = 8;

export interface AccumulationOptions {
  /** Number of samples to take. */
  readonly pictures: number;
  /** Where it must be cheap: called when it was not, and has ended. */
  readonly onSlow: (() => void) | undefined;
}

/**
 * Accumulates the picture of a table at rest. Call it after each frame: it starts after a pause, and the next frame
 * discards it.
 */
export function useAccumulation(): (stage: RenderContext, wanted: AccumulationOptions) => void {
  const drop = useRef<() => void>(() => undefined);
  useEffect(() => () => drop.current(), []);
  return useCallback((stage, wanted) => {
    drop.current();
    drop.current = wanted.pictures > 0 ? accumulateSoon(stage, wanted) : () => undefined;
  }, []);
}

/** Returns how to discard it. */
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

  /** Adds one sample once the previous one is done. */
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
