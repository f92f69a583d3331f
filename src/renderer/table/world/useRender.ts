import { type RootState, useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { tableStats } from '../stats.ts';
import { afterFrame, type Slow, sharpness } from './sharpness.ts';

/**
 * Draws a frame when the one before is done. Without this a slow graphics card (or none at all) gets frames faster than
 * it draws them, and shows a card's flight long after the card has landed. One that is too slow for a large window gets
 * fewer pixels to draw, until the window changes.
 */
export function useRender(onFirst: () => void): void {
  const fence = useRef<WebGLSync>(null);
  const frame = useRef({ since: 0, busy: 0 });
  const slow = useRef<Slow>([]);
  const get = useThree((state) => state.get);
  const size = useThree((state) => state.size);
  const isFirst = useRef(true);
  // A canvas of another size is an empty one: it is filled before anybody sees it.
  useLayoutEffect(() => {
    // Fiber gave it all its pixels again.
    slow.current = [];
    if (size.width > 0 && !isFirst.current) draw(get());
  }, [size, get]);
  useFrame(({ gl, scene, camera, size, invalidate }) => {
    tableStats.turns += 1;
    const context = gl.getContext();
    if (!(context instanceof WebGL2RenderingContext) || context.isContextLost()) return;
    // A fence of a context that was lost meanwhile is none.
    const before = fence.current && context.isSync(fence.current) ? fence.current : null;
    if (before && context.getSyncParameter(before, context.SYNC_STATUS) === context.UNSIGNALED) {
      // How long it takes is known only as long as somebody looks: between two frames may lie an hour of rest.
      frame.current.busy = performance.now() - frame.current.since;
      invalidate();
      return;
    }
    context.deleteSync(before);
    if (before) slow.current = afterFrame(slow.current, frame.current.busy);
    const ratio = sharpness(gl.getPixelRatio(), slow.current, size.height);
    if (ratio !== gl.getPixelRatio()) {
      gl.setPixelRatio(ratio);
      slow.current = [];
    }
    frame.current = { since: performance.now(), busy: 0 };
    draw({ gl, scene, camera });
    fence.current = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    context.flush();
    if (!isFirst.current) return;
    isFirst.current = false;
    onFirst();
  }, 1);
}

function draw({ gl, scene, camera }: Pick<RootState, 'gl' | 'scene' | 'camera'>): void {
  gl.render(scene, camera);
  tableStats.frames += 1;
  tableStats.drawCalls = gl.info.render.calls;
  tableStats.triangles = gl.info.render.triangles;
}
