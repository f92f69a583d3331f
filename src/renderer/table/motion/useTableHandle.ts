import { type Ref, useImperativeHandle } from 'react';
import type { Scene, TableHandle } from '../api.ts';
import { type HighlightTimeline, skipHighlight } from '../moments/stage.ts';
import type { CameraView } from '../places/camera.ts';
import type { CardSize } from '../places/cardSize.ts';
import { layoutScene, placeOfZone } from '../places/layScene.ts';
import { rectOf } from '../places/screen.ts';
import { type CardMotion, finishFlights } from './motion.ts';

/** What a page may ask of a table, however it is drawn. `redraw` is called when all has been put where it was going. */
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
