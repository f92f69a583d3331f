import { type RootState, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Quality } from '../api.ts';
import { tableStats } from '../stats.ts';
import { afterFrame, type Pane, picturesAtRest, ratioAtRest, ratioInMotion, sharpness, UNKNOWN } from './sharpness.ts';
import { isBusy, useStill } from './useStill.ts';

/** One whose gathering was slow is not asked again before so many prompt frames. */
const FORGIVEN = 600;

/** No frame for so long, in ms: what moved has come to rest, and is drawn with all pixels. */
const SETTLED = 150;

/**
 * Draws a frame when the one before is done. Without this a slow graphics card (or none at all) gets frames faster than
 * it draws them, and shows a card's flight long after the card has landed. What moves is drawn with fewer pixels where all of
 * a large window are too many, or too many for its graphics card; what rests with all of them, once; and a card that keeps
 * up gathers a finer picture then. `isHeld`: the first picture is not wanted yet.
 */
export function useRender(quality: Quality, isHeld: boolean, onFirst: () => void): void {
  const fence = useRef<WebGLSync>(null);
  const frame = useRef({ since: 0, busy: 0, moving: true });
  const pace = useRef(UNKNOWN);
  const moving = useRef(1);
  const rest = useRest();
  const still = useStill();
  const get = useThree((state) => state.get);
  const size = useThree((state) => state.size);
  const isFirst = useRef(true);
  // A canvas of another size is an empty one: it is filled before anybody sees it.
  useLayoutEffect(() => {
    pace.current = UNKNOWN;
    const state = get();
    moving.current = ratioInMotion(paneOf(state));
    if (size.width === 0 || isFirst.current) return;
    state.gl.setPixelRatio(moving.current);
    draw(state);
  }, [size, get]);
  const tooSlow = (): void => {
    pace.current = { ...pace.current, prompt: -FORGIVEN };
  };
  useFrame((state) => {
    const { gl, scene, camera, size, invalidate } = state;
    tableStats.turns += 1;
    if (isHeld) return;
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
    if (before && frame.current.moving) pace.current = afterFrame(pace.current, frame.current.busy);
    const fewer = sharpness(moving.current, pace.current, size.height);
    if (fewer !== moving.current) pace.current = UNKNOWN;
    moving.current = fewer;
    const full = ratioAtRest(paneOf(state), fewer, pace.current);
    const isResting = rest.isOver();
    const ratio = isResting ? full : fewer;
    if (ratio !== gl.getPixelRatio()) gl.setPixelRatio(ratio);
    frame.current = { since: performance.now(), busy: 0, moving: !isResting };
    draw({ gl, scene, camera });
    fence.current = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    context.flush();
    if (ratio < full) rest.begin(invalidate);
    still(
      { gl, scene, camera },
      {
        pictures: ratio < full ? 0 : picturesAtRest(pace.current, quality),
        onSlow: quality === 'best' ? undefined : tooSlow,
      },
    );
    if (!isFirst.current) return;
    isFirst.current = false;
    onFirst();
  }, 1);
}

interface Rest {
  /** After a frame: calls back if none has followed for a while. */
  begin(onOver: () => void): void;
  /** At a frame: it is the one that was called for. Whatever it is, there is no other one under way then. */
  isOver(): boolean;
}

function useRest(): Rest {
  const state = useRef({ timer: 0, over: false });
  useEffect(() => () => clearTimeout(state.current.timer), []);
  return {
    begin(onOver) {
      state.current.timer = window.setTimeout(() => {
        state.current.over = true;
        onOver();
      }, SETTLED);
    },
    isOver() {
      const { over, timer } = state.current;
      clearTimeout(timer);
      state.current.over = false;
      return over;
    },
  };
}

function paneOf({ size, viewport }: Pick<RootState, 'size' | 'viewport'>): Pane {
  return { width: size.width, height: size.height, ratio: viewport.dpr };
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
  tableStats.pixels = gl.domElement.width * gl.domElement.height;
}
