import { type Ref, useImperativeHandle } from 'react';
import { type HighlightTimeline, skipHighlight } from '../highlights/highlight-timeline.ts';
import type { CameraView } from '../layout/camera.ts';
import type { CardSize } from '../layout/pose.ts';
import { layoutScene, placeOfZone, rectOf } from '../layout/scene-layout.ts';
import type { Scene, TableHandle } from '../scene.ts';
import { type CardMotion, finishFlights } from './card-motion.ts';

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
