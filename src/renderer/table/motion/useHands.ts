import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../../react/useLatest.ts';
import { cursorOver, type Hands, listen } from './pointer.ts';

/** Listens to pointers on the canvas for as long as there is one; a scene that comes during a drag does not end it. */
export function useHands(hands: Omit<Hands, 'invalidate'>): void {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const latest = useLatest(hands);
  const { scene, motion, attention } = hands;
  // What could be played a moment ago may not be now, without the pointer having moved.
  useLayoutEffect(() => {
    if (scene) gl.domElement.style.cursor = cursorOver({ motion, attention });
  }, [gl, scene, motion, attention]);
  useEffect(() => listen(gl.domElement, () => ({ ...latest.current, invalidate })), [gl, invalidate, latest]);
}
