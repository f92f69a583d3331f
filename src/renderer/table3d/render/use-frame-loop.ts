import { type RootState, useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Quality } from '../../motion/scene.ts';
import { tableStats } from '../../table-drawing/draw-stats.ts';
import { grainReady } from '../room/grain/grain-textures.ts';
import { type FramePacer, newFramePacer } from './frame-pacer.ts';
import type { WindowPixels } from './resolution.ts';
import { type AccumulationOptions, useAccumulation } from './use-accumulation.ts';

/** The first picture waits for its faces and its grain, but not longer than this, in ms. */
const MAX_DEFERRAL_MS = 1500;

/**
 * Whether the table's first picture waits: its drawing stands there meanwhile, and one picture that is whole comes sooner
 * than one that isn't and another. The shaders are made in that time. `printed`: to be called when the faces are there.
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

/** No frame for so long, in ms: what moved has come to rest, and is drawn with all pixels. */
const SETTLED_MS = 150;

/**
 * Draws a frame when the one before is done. Without this a slow graphics card (or none at all) gets frames faster than
 * it draws them, and shows a card's flight long after the card has landed. What moves is drawn with fewer pixels where all of
 * a large window are too many, or too many for its graphics card; what rests with all of them, once; and a card that keeps
 * up gathers a finer picture then. `isHeld`: the first picture is not wanted yet.
 */
export function useFrameLoop(quality: Quality, isHeld: boolean, onFirst: () => void): void {
  const pacer = useMemo(newFramePacer, []);
  const rest = useRest();
  const still = useAccumulation();
  const get = useThree((state) => state.get);
  const size = useThree((state) => state.size);
  const isFirst = useRef(true);
  // A canvas of another size is an empty one: it is filled before anybody sees it.
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

/** What is gathered after a frame that has all its pixels, or has not. */
function stillOf(pacer: FramePacer, quality: Quality, isWhole: boolean): AccumulationOptions {
  return { pictures: isWhole ? pacer.pictures(quality) : 0, onSlow: quality === 'best' ? undefined : pacer.tooSlow };
}

interface Rest {
  /** After a frame: calls back if none has followed for a while. */
  begin(onOver: () => void): void;
  /** At a frame: it is the one that was called for. Whatever it is, no other one is under way then. */
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

/** With so many pixels for one of CSS. */
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
