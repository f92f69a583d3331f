import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

/** Tells when the graphics card drops the table, and when it has given it back (then all is drawn anew). */
export function useContextLoss(onLost: () => void, onRestored: () => void): void {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    const canvas = gl.domElement;
    const lost = (event: Event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      onLost();
    };
    const restored = () => {
      onRestored();
      gl.shadowMap.needsUpdate = true;
      invalidate();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    return () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }, [gl, invalidate, onLost, onRestored]);
}
