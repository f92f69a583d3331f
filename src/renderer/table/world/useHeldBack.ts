import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, useState } from 'react';
import { grainReady } from '../room/grain/textures.ts';

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
