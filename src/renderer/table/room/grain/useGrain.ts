import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { GrainTexture } from './textures.ts';

/** Draws the table again when these are made. They are the same all the time. */
export function useGrainRedraw(...grains: readonly GrainTexture[]): void {
  const invalidate = useThree((state) => state.invalidate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another each time, what is on it never.
  useEffect(() => {
    for (const { made } of grains)
      made.then(
        () => invalidate(),
        () => undefined,
      );
  }, [invalidate]);
}
