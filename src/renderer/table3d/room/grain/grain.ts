import { type Field, felted, fractal, seededFractions } from '../../../table-drawing/noise.ts';

// Walnut, as pixels. Pure.

/** What one tile of wood covers, in centimetres: along the grain, across it. */
export const WOOD_TILE_CM = { along: 90, across: 14 };

const WALNUT_WIDTH_PX = 1024;
const WALNUT_HEIGHT_PX = 256;
/** From the dark of a winter ring to the light of a summer one. */
const RAMP = [
  [28, 16, 11],
  [62, 37, 25],
  [98, 63, 44],
  [132, 92, 64],
] as const;

/** Walnut: long wandering rings, a fine fibre, and pores as short dark strokes. Gloss is in alpha. */
export function walnut(): Grain {
  const wander = fractal(3, 2, 2, 5);
  const rings = fractal(2, 9, 3, 17);
  const fibre = fractal(24, 128, 2, 29);
  const clouds = fractal(4, 3, 2, 41);
  const pores = poreField();
  const data = new Uint8Array(WALNUT_WIDTH_PX * WALNUT_HEIGHT_PX * 4);
  for (let y = 0; y < WALNUT_HEIGHT_PX; y++) {
    for (let x = 0; x < WALNUT_WIDTH_PX; x++) {
      const u = x / WALNUT_WIDTH_PX;
      const v = y / WALNUT_HEIGHT_PX;
      const bent = v + wander(u, v) * 0.09;
      const ring = 0.5 + 0.5 * Math.sin((rings(u, bent) * 3.1 + bent * 5) * Math.PI * 2);
      const pore = pores[y * WALNUT_WIDTH_PX + x] ?? 0;
      const tone = 0.42 + 0.26 * (ring - 0.5) + 0.3 * clouds(u, v) + 0.2 * fibre(u, bent) - 0.55 * pore;
      const at = (y * WALNUT_WIDTH_PX + x) * 4;
      for (let channel = 0; channel < 3; channel++) data[at + channel] = walnutChannel(tone, channel);
      data[at + 3] = Math.round(255 * Math.max(0, 0.75 - pore * 0.35));
    }
  }
  return { data, width: WALNUT_WIDTH_PX, height: WALNUT_HEIGHT_PX };
}

/** Short strokes along the grain, 0 … 1. */
function poreField(): Float32Array {
  const random = seededFractions(3);
  const field = new Float32Array(WALNUT_WIDTH_PX * WALNUT_HEIGHT_PX);
  for (let i = 0; i < 3000; i++) {
    const y = Math.floor(random() * WALNUT_HEIGHT_PX);
    const start = Math.floor(random() * WALNUT_WIDTH_PX);
    const length = 4 + random() * 23;
    const depth = 0.12 + random() * 0.34;
    for (let step = 0; step < length; step++) {
      const at = y * WALNUT_WIDTH_PX + ((start + step) % WALNUT_WIDTH_PX);
      field[at] = Math.max(field[at] ?? 0, depth * Math.sin((Math.PI * step) / length));
    }
  }
  return field;
}

/** A tone from 0 to 1 on the ramp, one colour channel of it. */
function walnutChannel(tone: number, channel: number): number {
  const place = Math.min(Math.max(tone, 0), 0.999) * (RAMP.length - 1);
  const step = Math.floor(place);
  const low = RAMP[step]?.[channel] ?? 0;
  const high = RAMP[step + 1]?.[channel] ?? low;
  return Math.round(low + (high - low) * (place - step));
}

// Felt, as pixels. Pure.

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

/** What the table is made of, as pixels: red, green, blue, alpha, row by row. It continues at its opposite edges. */
export interface Grain {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** What can be asked for. `nap` and `brush` lie in the cloth, `walnut` in the rim. */
export type GrainMaterial = 'nap' | 'brush' | 'walnut';
