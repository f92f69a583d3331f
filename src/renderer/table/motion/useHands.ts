import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../react/useLatest.ts';
import type { PointerContext } from './hands.ts';
import { type PointerListener, listenToPointer } from './pointer.ts';

/** Listens to pointers on the canvas for as long as there is one; a scene that comes during a drag does not end it. */
export function usePointer(hands: Omit<PointerContext, 'invalidate'>): void {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const latest = useLatest(hands);
  const listening = useRef<PointerListener>(null);
  const { scene } = hands;
  useEffect(() => {
    const now = listenToPointer(gl.domElement, () => ({ ...latest.current, invalidate }));
    listening.current = now;
    return () => {
      listening.current = null;
      now.stop();
    };
  }, [gl, invalidate, latest]);
  // What could be played a moment ago may not be now, nor lie under the pointer, without the pointer having moved.
  useLayoutEffect(() => {
    if (scene) listening.current?.refresh();
  }, [scene]);
}
