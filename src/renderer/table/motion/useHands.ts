import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../react/useLatest.ts';
import type { Hands } from './hands.ts';
import { type Listening, listen } from './pointer.ts';

/** Listens to pointers on the canvas for as long as there is one; a scene that comes during a drag does not end it. */
export function useHands(hands: Omit<Hands, 'invalidate'>): void {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const latest = useLatest(hands);
  const listening = useRef<Listening>(null);
  const { scene } = hands;
  useEffect(() => {
    const now = listen(gl.domElement, () => ({ ...latest.current, invalidate }));
    listening.current = now;
    return () => {
      listening.current = null;
      now.stop();
    };
  }, [gl, invalidate, latest]);
  // What could be played a moment ago may not be now, nor lie under the pointer, without the pointer having moved.
  useLayoutEffect(() => {
    if (scene) listening.current?.look();
  }, [scene]);
}
