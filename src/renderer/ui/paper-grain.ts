/** The grain of slips and cloth: drawn once as small repeating pictures, so that no filter runs on each repaint. */

import { seededFractions, valueNoise } from '../table-drawing/noise.ts';

/** Period of a grain, in CSS pixels. */
const GRAIN_SIZE_PX = 256;

interface Grain {
  readonly colour: readonly [number, number, number];
  /** Opacity of the colour at a point: 0 … 1. */
  density(x: number, y: number): number;
}

/** Long fibres along the slip, and flecks. */
function paper(): Grain {
  const fibres = valueNoise(9, 128, 7);
  const fleck = seededFractions(3);
  return {
    colour: [84, 62, 30],
    density: (x, y) =>
      0.04 + 0.018 * fibres((x * 9) / GRAIN_SIZE_PX, (y * 128) / GRAIN_SIZE_PX) + 0.055 * (fleck() - 0.5),
  };
}

/** Felt: short hairs only. */
function cloth(): Grain {
  const hair = seededFractions(11);
  return { colour: [0, 0, 0], density: () => 0.34 * hair() };
}

/**
 * Sets the grains as the style variables `--paper-grain` and `--cloth-grain`, after so long, in ms, and in an idle moment. Both
 * at once: each time the whole page is styled anew.
 */
export async function installGrainTextures(afterMs = 0): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  await idle();
  const [onPaper, onCloth] = await Promise.all([drawn(paper()), drawn(cloth())]);
  const { style } = document.documentElement;
  if (onPaper) style.setProperty('--paper-grain', onPaper);
  if (onCloth) style.setProperty('--cloth-grain', onCloth);
}

/** The grain as a picture for a style, if the browser makes one. */
async function drawn(grain: Grain): Promise<string | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), { width: GRAIN_SIZE_PX, height: GRAIN_SIZE_PX });
  const image = new ImageData(GRAIN_SIZE_PX, GRAIN_SIZE_PX);
  const [red, green, blue] = grain.colour;
  for (let k = 0; k < GRAIN_SIZE_PX * GRAIN_SIZE_PX; k++) {
    const alpha = grain.density(k % GRAIN_SIZE_PX, Math.floor(k / GRAIN_SIZE_PX));
    image.data[k * 4] = red;
    image.data[k * 4 + 1] = green;
    image.data[k * 4 + 2] = blue;
    image.data[k * 4 + 3] = Math.min(1, Math.max(0, alpha)) * 255;
  }
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return picture ? `url(${URL.createObjectURL(picture)})` : undefined;
}

/** Grain waits for an idle moment, or at most this long, in ms. */
const IDLE_TIMEOUT_MS = 2000;

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari lacks it.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, IDLE_TIMEOUT_MS / 4);
    else requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
  });
}
