/** Walnut, as pixels. Pure. */
import type { Grain } from './grain.ts';
import { fractal, fractionsFrom } from './noise.ts';

/** What one tile of wood covers, in centimetres: along the grain, across it. */
export const WOOD_TILE = { along: 90, across: 14 };

const WIDTH = 1024;
const HEIGHT = 256;
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
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const u = x / WIDTH;
      const v = y / HEIGHT;
      const bent = v + wander(u, v) * 0.09;
      const ring = 0.5 + 0.5 * Math.sin((rings(u, bent) * 3.1 + bent * 5) * Math.PI * 2);
      const pore = pores[y * WIDTH + x] ?? 0;
      const tone = 0.42 + 0.26 * (ring - 0.5) + 0.3 * clouds(u, v) + 0.2 * fibre(u, bent) - 0.55 * pore;
      const at = (y * WIDTH + x) * 4;
      for (let channel = 0; channel < 3; channel++) data[at + channel] = shade(tone, channel);
      data[at + 3] = Math.round(255 * Math.max(0, 0.75 - pore * 0.35));
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}

/** Short strokes along the grain, 0 … 1. */
function poreField(): Float32Array {
  const random = fractionsFrom(3);
  const field = new Float32Array(WIDTH * HEIGHT);
  for (let i = 0; i < 3000; i++) {
    const y = Math.floor(random() * HEIGHT);
    const start = Math.floor(random() * WIDTH);
    const length = 4 + random() * 23;
    const depth = 0.12 + random() * 0.34;
    for (let step = 0; step < length; step++) {
      const at = y * WIDTH + ((start + step) % WIDTH);
      field[at] = Math.max(field[at] ?? 0, depth * Math.sin((Math.PI * step) / length));
    }
  }
  return field;
}

/** A tone from 0 to 1 on the ramp, one colour channel of it. */
function shade(tone: number, channel: number): number {
  const place = Math.min(Math.max(tone, 0), 0.999) * (RAMP.length - 1);
  const step = Math.floor(place);
  const low = RAMP[step]?.[channel] ?? 0;
  const high = RAMP[step + 1]?.[channel] ?? low;
  return Math.round(low + (high - low) * (place - step));
}
