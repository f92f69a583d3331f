import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { tableStats } from './stats.ts';

/**
 * Draws a frame when the one before is done. Without this a slow graphics card (or none at all) gets frames faster than
 * it draws them, and shows a card's flight long after the card has landed.
 */
export function useRender(): void {
  const fence = useRef<WebGLSync>(null);
  useFrame(({ gl, scene, camera, invalidate }) => {
    const context = gl.getContext();
    if (!(context instanceof WebGL2RenderingContext) || context.isContextLost()) return;
    // A fence of a context that was lost meanwhile is none.
    const before = fence.current && context.isSync(fence.current) ? fence.current : null;
    if (before && context.getSyncParameter(before, context.SYNC_STATUS) === context.UNSIGNALED) {
      invalidate();
      return;
    }
    context.deleteSync(before);
    gl.render(scene, camera);
    fence.current = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    context.flush();
    tableStats.frames += 1;
    tableStats.drawCalls = gl.info.render.calls;
    tableStats.triangles = gl.info.render.triangles;
  }, 1);
}
