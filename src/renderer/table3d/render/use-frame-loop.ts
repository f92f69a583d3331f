import { type RootState, useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Quality } from '../../motion/scene.ts';
import { tableStats } from '../../table-drawing/draw-stats.ts';
import { grainReady } from '../room/grain/grain-textures.ts';
import { type FramePacer, newFramePacer, type WindowPixels } from './frame-pacer.ts';
import { type AccumulationOptions, useAccumulation } from './use-accumulation.ts';

/** Maximum wait of the first frame for faces and grain, in ms. */
const MAX_DEFERRAL_MS = 1500;

/**
 * Whether the first frame waits: the placeholder shows meanwhile, and one complete frame comes sooner than two. Shaders
 * compile in that time. `printed`: call it when the faces are drawn.
 */
export function useDeferredFirstFrame(): { readonly isHeld: boolean; readonly printed: () => void } {
  const get = useThree((state) => state.get);
  const [hasGrain, setGrain] = useState(false);
  const [hasFaces, setFaces] = useState(false);
  const [isLate, setLate] = useState(false);
  const isHeld = !isLate && !(hasGrain && hasFaces);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAX_DEFERRAL_MS);
    grainReady().then(
      () => setGrain(true),
      () => undefined,
    );
    const { gl, scene, camera } = get();
    gl.compile(scene, camera);
    return () => clearTimeout(timer);
  }, [get]);
  useEffect(() => {
    if (!isHeld) get().invalidate();
  }, [isHeld, get]);
  return { isHeld, printed: useCallback(() => setFaces(true), []) };
}

/** Time without a frame, in ms, after which motion has ended and all pixels are drawn. */
const SETTLED_MS = 150;

/**
 * Draws a frame only when the previous one is done. Otherwise a slow graphics card gets frames faster than it draws
 * them and shows flights long after cards have landed. Motion uses fewer pixels where a large window has too many; a
 * table at rest uses all of them once, and a fast card then accumulates samples. `isHeld`: the first frame still waits.
 */
export function useFrameLoop(quality: Quality, isHeld: boolean, onFirst: () => void): void {
  const pacer = useMemo(newFramePacer, []);
  const rest = useRest();
  const still = useAccumulation();
  const get = useThree((state) => state.get);
  const size = useThree((state) => state.size);
  const isFirst = useRef(true);
  // Resizing clears a canvas, so it is redrawn before it is shown.
  useLayoutEffect(() => {
    const state = get();
    const ratio = pacer.begin(paneOf(state));
    if (size.width === 0 || isFirst.current) return;
    drawWith(state, ratio);
  }, [size, get, pacer]);
  useFrame((state) => {
    const { gl, scene, camera, invalidate } = state;
    tableStats.turns += 1;
    const context = isHeld ? undefined : contextOf(gl);
    if (!context) return;
    if (pacer.isBusy(context)) {
      invalidate();
      return;
    }
    const { moving, full } = pacer.ratios(paneOf(state));
    const rests = rest.isOver();
    const isWhole = rests || moving >= full;
    drawWith(state, isWhole ? full : moving);
    pacer.sent(context, !rests);
    if (!isWhole) rest.begin(invalidate);
    still({ gl, scene, camera }, stillOf(pacer, quality, isWhole));
    if (isFirst.current) onFirst();
    isFirst.current = false;
  }, 1);
}

/** The accumulation after a frame with or without all its pixels. */
function stillOf(pacer: FramePacer, quality: Quality, isWhole: boolean): AccumulationOptions {
  return { pictures: isWhole ? pacer.pictures(quality) : 0, onSlow: quality === 'best' ? undefined : pacer.tooSlow };
}

interface Rest {
  /** After a frame: calls back if none follows for a while. */
  begin(onOver: () => void): void;
  /** At a frame: whether it is the one requested. In either case no other is pending then. */
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
      }, SETTLED_MS);
    },
    isOver() {
      const { over, timer } = state.current;
      clearTimeout(timer);
      state.current.over = false;
      return over;
    },
  };
}

function paneOf({ size, viewport }: RootState): WindowPixels {
  return { width: size.width, height: size.height, ratio: viewport.dpr };
}

function contextOf({ getContext }: RootState['gl']): WebGL2RenderingContext | undefined {
  const context = getContext();
  return context instanceof WebGL2RenderingContext && !context.isContextLost() ? context : undefined;
}

/** At this pixel ratio. */
function drawWith(state: RootState, ratio: number): void {
  if (ratio !== state.gl.getPixelRatio()) state.gl.setPixelRatio(ratio);
  draw(state);
}

function draw({ gl, scene, camera }: RootState): void {
  gl.render(scene, camera);
  tableStats.frames += 1;
  tableStats.gathered = 0;
  tableStats.drawCalls = gl.info.render.calls;
  tableStats.triangles = gl.info.render.triangles;
  tableStats.pixels = gl.domElement.width * gl.domElement.height;
}
