/**
 * The portraits on the plates: one below the other, in a texture of their own, so that a head turns without redrawing
 * its plate.
 */
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import type { Gaze } from '../../motion/layout/gaze.ts';
import type { Plate } from '../../motion/scene.ts';
import { drawPortrait, type PortraitOf } from '../../table-drawing/draw-portrait.ts';

/** Size of one portrait, in pixels: its maximum on a 4K television. */
const CELL = 192;

export interface PortraitTexture {
  readonly texture: Texture;
  /** Draws what has changed; returns whether anything had. Without `portraitOf` or a likeness it is empty. */
  draw(plates: readonly Plate[], gazes: readonly Gaze[], portraitOf: PortraitOf | undefined): boolean;
}

/** A texture for this many. */
export function portraitTexture(count: number): PortraitTexture {
  const canvas = document.createElement('canvas');
  canvas.width = CELL;
  canvas.height = CELL * count;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  const drawn: string[] = [];
  return {
    texture,
    draw(plates, gazes, portraitOf) {
      const context = canvas.getContext('2d');
      if (!context) return false;
      let changed = false;
      for (const [i, plate] of plates.entries()) {
        const { seat, mark, kind, likeness } = plate;
        const gaze = gazes[i] ?? { right: 0, down: 0 };
        const face = JSON.stringify([seat, mark, kind, likeness, gaze, portraitOf !== undefined]);
        if (drawn[i] === face) continue;
        drawn[i] = face;
        changed = true;
        context.clearRect(0, i * CELL, CELL, CELL);
        if (!likeness || !portraitOf) continue;
        context.save();
        context.beginPath();
        context.rect(0, i * CELL, CELL, CELL);
        context.clip();
        context.translate(CELL / 2, (i + 0.5) * CELL);
        context.scale(CELL / 100, CELL / 100);
        drawPortrait(context, plate, likeness, gaze, portraitOf);
        context.restore();
      }
      if (changed) texture.needsUpdate = true;
      return changed;
    },
  };
}
