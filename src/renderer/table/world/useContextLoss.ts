import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useLatest } from '../../react/useLatest.ts';

/** Tells when the graphics card drops the table, and (null) when it has given it back: then all is drawn anew. */
export function useContextLoss(onTrouble: (trouble: 'context-lost' | null) => void): void {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  const latest = useLatest(onTrouble);
  useEffect(() => {
    const canvas = gl.domElement;
    const lost = (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      // What is left of it may be white, and words that are pale would stand on it.
      canvas.style.visibility = 'hidden';
      latest.current('context-lost');
    };
    const restored = () => {
      canvas.style.visibility = '';
      latest.current(null);
      gl.shadowMap.needsUpdate = true;
      invalidate();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [gl, invalidate, latest]);
}
