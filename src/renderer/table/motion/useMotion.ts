import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../react/useLatest.ts';
import type { Scene, TableProps } from '../api.ts';
import { type Shot, sameWindow } from '../places/camera.ts';
import type { CardSize } from '../places/cardSize.ts';
import { layScene, placeOfZone } from '../places/layScene.ts';
import type { Tempo } from './choreography.ts';
import { createMotion, type Motion, placeScene, setScene } from './motion.ts';

/** The cards in motion: a new scene or panel sends them on their way, a window of another size puts them there. */
export function useMotion(
  scene: Scene,
  shot: Shot,
  size: CardSize,
  { speed, reduced }: Tempo,
  onTravel: TableProps['onTravel'],
): Motion {
  const invalidate = useThree((state) => state.invalidate);
  const motion = useMemo(createMotion, []);
  const told = useLatest(onTravel);
  const before = useRef<{ readonly shot: Shot; readonly perspective: string | undefined }>(null);
  useLayoutEffect(() => {
    const laid = layScene(scene, shot, size);
    const now = performance.now();
    const { perspective } = scene;
    const isAnother = before.current?.perspective !== undefined && before.current.perspective !== perspective;
    // What other eyes knew of a card must not be drawn once more.
    if (isAnother) motion.actors = [];
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
