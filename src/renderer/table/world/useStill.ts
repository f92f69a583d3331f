import { useCallback, useEffect, useRef } from 'react';
import { tableStats } from '../stats.ts';
import { isBusy } from './pacer.ts';
import { gather, type Stage } from './still.ts';

/** Nothing has moved for so long, in ms: it rests. */
const REST = 200;
/** One picture of the gathering may take so long, in ms, where it must be cheap: one that takes longer ends it. */
const MOST = 45;
/** The gathering is shown whenever it has grown by so many pictures, and at its end. */
const SHOWN_EVERY = 8;

export interface Wanted {
  /** Of how many pictures it shall be made. */
  readonly pictures: number;
  /** Where it must be cheap: called when it was not, and has ended. */
  readonly onSlow: (() => void) | undefined;
}

/**
 * Gathers the picture of a table at rest. To be called after each frame: it begins when no frame has followed for a
 * moment, and the next frame drops it.
 */
export function useStill(): (stage: Stage, wanted: Wanted) => void {
  const drop = useRef<() => void>(() => undefined);
  useEffect(() => () => drop.current(), []);
  return useCallback((stage, wanted) => {
    drop.current();
    drop.current = wanted.pictures > 0 ? gatherSoon(stage, wanted) : () => undefined;
  }, []);
}

/** Returns how to drop it. */
function gatherSoon(stage: Stage, wanted: Wanted): () => void {
  let ends: () => void = () => undefined;
  const timer = setTimeout(() => {
    ends = gatherNow(stage, wanted);
  }, REST);
  return () => {
    clearTimeout(timer);
    ends();
  };
}

function gatherNow(stage: Stage, { pictures, onSlow }: Wanted): () => void {
  const given = stage.gl.getContext();
  if (!(given instanceof WebGL2RenderingContext)) return () => undefined;
  const context = given;
  const still = gather(stage);
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
      if (!onSlow || now < since + MOST) return;
      end();
      onSlow();
      return;
    }
    if (count > 0 && (count === pictures || count % SHOWN_EVERY === 0)) show();
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
