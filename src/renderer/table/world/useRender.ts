import { type RootState, useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import type { Quality } from '../api.ts';
import { tableStats } from '../stats.ts';
import { afterFrame, picturesAtRest, sharpness, UNKNOWN } from './sharpness.ts';
import { isBusy, useStill } from './useStill.ts';

/** One whose gathering was slow is not asked again before so many prompt frames. */
const FORGIVEN = 600;

/**
 * Draws a frame when the one before is done. Without this a slow graphics card (or none at all) gets frames faster than
 * it draws them, and shows a card's flight long after the card has landed. One that is too slow for a large window gets
 * fewer pixels to draw, until the window changes; one that keeps up gathers a finer picture at rest.
 */
export function useRender(quality: Quality, onFirst: () => void): void {
  const fence = useRef<WebGLSync>(null);
  const frame = useRef({ since: 0, busy: 0 });
  const pace = useRef(UNKNOWN);
  const still = useStill();
  const get = useThree((state) => state.get);
  const size = useThree((state) => state.size);
  const isFirst = useRef(true);
  // A canvas of another size is an empty one: it is filled before anybody sees it.
  useLayoutEffect(() => {
    // Fiber gave it all its pixels again.
    pace.current = UNKNOWN;
    if (size.width > 0 && !isFirst.current) draw(get());
  }, [size, get]);
  const tooSlow = (): void => {
    pace.current = { ...pace.current, prompt: -FORGIVEN };
  };
  useFrame(({ gl, scene, camera, size, invalidate }) => {
    tableStats.turns += 1;
    const context = gl.getContext();
    if (!(context instanceof WebGL2RenderingContext) || context.isContextLost()) return;
    const before = fenceIn(context, fence.current);
    if (isBusy(context, before)) {
      // How long it takes is known only as long as somebody looks: between two frames may lie an hour of rest.
      frame.current.busy = performance.now() - frame.current.since;
      invalidate();
      return;
    }
    context.deleteSync(before);
    if (before) pace.current = afterFrame(pace.current, frame.current.busy);
    const ratio = sharpness(gl.getPixelRatio(), pace.current, size.height);
    if (ratio !== gl.getPixelRatio()) {
      gl.setPixelRatio(ratio);
      pace.current = UNKNOWN;
    }
    frame.current = { since: performance.now(), busy: 0 };
    draw({ gl, scene, camera });
    fence.current = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    context.flush();
    still(
      { gl, scene, camera },
      { pictures: picturesAtRest(pace.current, quality), onSlow: quality === 'best' ? undefined : tooSlow },
    );
    if (!isFirst.current) return;
    isFirst.current = false;
    onFirst();
  }, 1);
}

/** A fence of a context that was lost meanwhile is none. */
function fenceIn(context: WebGL2RenderingContext, fence: WebGLSync | null): WebGLSync | null {
  return fence && context.isSync(fence) ? fence : null;
}

function draw({ gl, scene, camera }: Pick<RootState, 'gl' | 'scene' | 'camera'>): void {
  gl.render(scene, camera);
  tableStats.frames += 1;
  tableStats.gathered = 0;
  tableStats.drawCalls = gl.info.render.calls;
  tableStats.triangles = gl.info.render.triangles;
}
