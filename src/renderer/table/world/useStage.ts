import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import type { Highlight } from '../api.ts';
import { setHighlight, newTimeline, advanceHighlight, type HighlightTimeline, type HighlightTempo } from '../moments/stage.ts';
import type { InteractionState } from '../motion/attention.ts';

/** Before all that look at it in the same frame. */
const FRAME_PRIORITY = -1;

/** The scene's occasion, brought up to date before each frame; its cards rise by what the hand does with them. */
export function useHighlightTimeline(occasion: Highlight | undefined, tempo: HighlightTempo, attention: RefObject<InteractionState>): HighlightTimeline {
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
