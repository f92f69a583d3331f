import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import type { Occasion } from '../api.ts';
import { cue, newStage, play, type Stage, type Tempo } from '../moments/stage.ts';
import type { Attention } from '../motion/attention.ts';

/** Before all that look at it in the same frame. */
const FIRST = -1;

/** The scene's occasion, brought up to date before each frame; its cards rise by what the hand does with them. */
export function useStage(occasion: Occasion | undefined, tempo: Tempo, attention: RefObject<Attention>): Stage {
  const invalidate = useThree((state) => state.invalidate);
  const stage = useMemo(newStage, []);
  useLayoutEffect(() => {
    cue(stage, occasion, performance.now());
    invalidate();
  }, [stage, occasion, invalidate]);
  useFrame(() => {
    const isMoving = play(stage, performance.now(), tempo);
    attention.current = { ...attention.current, risen: stage.shown.risen };
    if (isMoving) invalidate();
  }, FIRST);
  return stage;
}
