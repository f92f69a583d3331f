import { type Ref, useImperativeHandle } from 'react';
import type { Scene, TableHandle } from '../api.ts';
import { type Stage, skipStage } from '../moments/stage.ts';
import type { Shot } from '../places/camera.ts';
import type { CardSize } from '../places/cardSize.ts';
import { layScene, placeOfZone } from '../places/layScene.ts';
import { rectOf } from '../places/screen.ts';
import { type Motion, skip } from './motion.ts';

/** What a page may ask of a table, however it is drawn. `redraw` is called when all has been put where it was going. */
export function useTableHandle(
  ref: Ref<TableHandle> | undefined,
  { scene, shot, size }: { readonly scene: Scene; readonly shot: Shot; readonly size: CardSize },
  { motion, stage }: { readonly motion: Motion; readonly stage: Stage },
  redraw: () => void,
): void {
  useImperativeHandle(
    ref,
    () => ({
      project: (id) => rectOf(id, scene, layScene(scene, shot, size), placeOfZone(scene, shot), shot, size),
      skip: () => {
        skip(motion);
        skipStage(stage);
        redraw();
      },
      scene,
      isAloft: (before) => motion.actors.some(({ flight, since }) => flight && since < before),
    }),
    [scene, shot, size, motion, stage, redraw],
  );
}
