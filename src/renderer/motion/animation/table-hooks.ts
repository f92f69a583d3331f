import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../hooks/common.ts';
import { type HighlightTimeline, skipHighlight } from '../highlights/highlight-timeline.ts';
import { type CameraView, sameWindow } from '../layout/camera.ts';
import type { CardSize } from '../layout/pose.ts';
import { layoutScene, placeOfZone, rectOf } from '../layout/scene-layout.ts';
import type { MotionTempo, Scene, TableHandle, TableProps } from '../scene.ts';
import { type CardMotion, finishFlights, placeScene, setScene } from './card-motion.ts';

/** Moves the cards to a new scene: flights, except in a resized window. `redraw` is stable. */
export function useSceneMotion(
  motion: CardMotion,
  { scene, onTravel }: { readonly scene: Scene; readonly onTravel?: TableProps['onTravel'] | undefined },
  shot: CameraView,
  size: CardSize,
  { speed, reduced }: MotionTempo,
  redraw: () => void,
): void {
  const onFlights = useLatest(onTravel);
  const before = useRef<{ readonly shot: CameraView; readonly perspective: string | undefined }>(null);
  useLayoutEffect(() => {
    const places = layoutScene(scene, shot, size);
    const now = performance.now();
    const { perspective } = scene;
    const isAnother = before.current?.perspective !== undefined && before.current.perspective !== perspective;
    // A card known to another perspective must not be drawn again.
    if (isAnother) motion.cards = [];
    if (isAnother || !before.current || !sameWindow(before.current.shot, shot)) placeScene(motion, places, now);
    else {
      // Apart from the call: what an optional call is given is not computed where nobody listens.
      const travels = setScene(motion, places, placeOfZone(scene, shot), { speed, reduced }, now);
      onFlights.current?.(travels, scene);
    }
    before.current = { shot, perspective };
    redraw();
  }, [scene, shot, size, motion, speed, reduced, onFlights, redraw]);
}

/** The handle of a table, however it is drawn. `redraw` is called when all flights were ended. */
export function useTableHandle(
  ref: Ref<TableHandle> | undefined,
  { scene, shot, size }: { readonly scene: Scene; readonly shot: CameraView; readonly size: CardSize },
  { motion, stage }: { readonly motion: CardMotion; readonly stage: HighlightTimeline },
  redraw: () => void,
): void {
  useImperativeHandle(
    ref,
    () => ({
      project: (id) => rectOf(id, scene, layoutScene(scene, shot, size), placeOfZone(scene, shot), shot, size),
      skip: () => {
        finishFlights(motion);
        skipHighlight(stage);
        redraw();
      },
      scene,
      isInFlight: (before) => motion.cards.some(({ flight, since }) => flight && since < before),
    }),
    [scene, shot, size, motion, stage, redraw],
  );
}
