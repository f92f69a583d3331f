import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../react/useLatest.ts';
import type { Scene, TableProps } from '../api.ts';
import { type CameraView, sameWindow } from '../places/camera.ts';
import type { CardSize } from '../places/cardSize.ts';
import { layoutScene, placeOfZone } from '../places/layScene.ts';
import type { MotionTempo } from './choreography.ts';
import { newCardMotion, type CardMotion, placeScene, setScene } from './motion.ts';

/** The cards in motion: a new scene or panel sends them on their way, a window of another size puts them there. */
export function useCardMotion(
  scene: Scene,
  shot: CameraView,
  size: CardSize,
  { speed, reduced }: MotionTempo,
  onTravel: TableProps['onTravel'],
): CardMotion {
  const invalidate = useThree((state) => state.invalidate);
  const motion = useMemo(newCardMotion, []);
  const told = useLatest(onTravel);
  const before = useRef<{ readonly shot: CameraView; readonly perspective: string | undefined }>(null);
  useLayoutEffect(() => {
    const laid = layoutScene(scene, shot, size);
    const now = performance.now();
    const { perspective } = scene;
    const isAnother = before.current?.perspective !== undefined && before.current.perspective !== perspective;
    // What other eyes knew of a card must not be drawn once more.
    if (isAnother) motion.cards = [];
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
