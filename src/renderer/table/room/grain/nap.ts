/** Felt, as pixels. Pure. */
import type { Grain } from './grain.ts';
import { type Field, felted, fractal } from './noise.ts';

/** How many centimetres one tile of the nap covers. */
export const NAP_TILE_CM = 17;
/** How many centimetres one tile of the brushing covers: larger than the table, so that it never repeats. */
export const BRUSH_TILE_CM = 150;

const NAP_SIZE_PX = 1024;
const BRUSH_SIZE_PX = 256;

/** The nap: its slopes in red and green (128 is level), its height in blue. */
export function nap(): Grain {
  const field = felted(NAP_SIZE_PX, 90_000, 7);
  return { data: packed(field, 0.55), width: NAP_SIZE_PX, height: NAP_SIZE_PX };
}

/**
 * What hands and a brush did to the nap over the years: broad patches in red, streaks in green,
 * stains hardly seen in blue.
 */
export function brush(): Grain {
  const patches = fractal(3, 3, 4, 11);
  const streaks = fractal(5, 40, 3, 23);
  const stains = fractal(9, 9, 3, 31);
  const data = new Uint8Array(BRUSH_SIZE_PX * BRUSH_SIZE_PX * 4);
  for (let y = 0; y < BRUSH_SIZE_PX; y++) {
    for (let x = 0; x < BRUSH_SIZE_PX; x++) {
      const u = x / BRUSH_SIZE_PX;
      const v = y / BRUSH_SIZE_PX;
      const warp = patches(u, v) * 0.06;
      const at = (y * BRUSH_SIZE_PX + x) * 4;
      data[at] = byte(patches(u, v) * 0.9);
      data[at + 1] = byte(streaks(u + warp, v + warp));
      data[at + 2] = byte(stains(u, v));
      data[at + 3] = 255;
    }
  }
  return { data, width: BRUSH_SIZE_PX, height: BRUSH_SIZE_PX };
}

/** Slopes and height of a field as bytes. */
function packed({ width, height, values }: Field, steepness: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height * 4);
  const at = (x: number, y: number): number => values[(y & (height - 1)) * width + (x & (width - 1))] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = (y * width + x) * 4;
      data[index] = byte((at(x - 1, y) - at(x + 1, y)) * steepness * 0.5);
      data[index + 1] = byte((at(x, y - 1) - at(x, y + 1)) * steepness * 0.5);
      data[index + 2] = byte(at(x, y) * 0.33);
      data[index + 3] = 255;
    }
  }
  return data;
}

function byte(value: number): number {
  return Math.round(Math.min(Math.max(value * 0.5 + 0.5, 0), 1) * 255);
}
