import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useLatest } from '../hooks/common.ts';
import { type CardMotion, newCardMotion, placeScene, setScene } from '../motion/animation/card-motion.ts';
import type { MotionTempo } from '../motion/animation/flights.ts';
import type { InteractionState } from '../motion/animation/interaction.ts';
import {
  advanceHighlight,
  type HighlightTempo,
  type HighlightTimeline,
  newTimeline,
  setHighlight,
} from '../motion/highlights/highlight-timeline.ts';
import { type CameraView, sameWindow } from '../motion/layout/camera.ts';
import type { CardSize } from '../motion/layout/pose.ts';
import { layoutScene, placeOfZone } from '../motion/layout/scene-layout.ts';
import type { Highlight, Scene, TableProps } from '../motion/scene.ts';

/** Runs before everything that reads it in the same frame. */
const FRAME_PRIORITY = -1;

/** Advances the scene's highlight before each frame; its cards rise together with the interaction. */
export function useHighlightTimeline(
  occasion: Highlight | undefined,
  tempo: HighlightTempo,
  attention: RefObject<InteractionState>,
): HighlightTimeline {
  const invalidate = useThree((state) => state.invalidate);
  const stage = useMemo(newTimeline, []);
  useLayoutEffect(() => {
    setHighlight(stage, occasion, performance.now());
    invalidate();
  }, [stage, occasion, invalidate]);
  useFrame(() => {
    const isMoving = advanceHighlight(stage, performance.now(), tempo);
    attention.current = { ...attention.current, risen: stage.shown.risen };
    if (isMoving) invalidate();
  }, FRAME_PRIORITY);
  return stage;
}

/** The moving cards: a new scene or panel starts flights, a resized window places them at once. */
export function useCardMotion(
  scene: Scene,
  shot: CameraView,
  size: CardSize,
  { speed, reduced }: MotionTempo,
  onTravel: TableProps['onTravel'],
): CardMotion {
  const invalidate = useThree((state) => state.invalidate);
  const motion = useMemo(newCardMotion, []);
  const told = useLatest(onTravel);
  const before = useRef<{ readonly shot: CameraView; readonly perspective: string | undefined }>(null);
  useLayoutEffect(() => {
    const laid = layoutScene(scene, shot, size);
    const now = performance.now();
    const { perspective } = scene;
    const isAnother = before.current?.perspective !== undefined && before.current.perspective !== perspective;
    // A card known to another perspective must not be drawn again.
    if (isAnother) motion.cards = [];
    if (isAnother || !before.current || !sameWindow(before.current.shot, shot)) placeScene(motion, laid, now);
    else {
      const travels = setScene(motion, laid, placeOfZone(scene, shot), { speed, reduced }, now);
      told.current?.(travels, scene);
    }
    before.current = { shot, perspective };
    invalidate();
  }, [scene, shot, size, motion, speed, reduced, told, invalidate]);
  return motion;
}
