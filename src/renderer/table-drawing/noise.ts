/** Seeded, tileable noise for cloth and wood. Pure; fields are squares or strips of numbers, row by row. */
import { smooth } from '../motion/maths.ts';

/** A field of numbers that continues at its opposite edges. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Mulberry32: numbers in [0, 1), the same on every machine. */
export function seededFractions(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise that repeats after `columns` × `rows` cells; x and y are in cells. */
export function valueNoise(columns: number, rows: number, seed: number): (x: number, y: number) => number {
  const random = seededFractions(seed);
  const lattice = Float32Array.from({ length: columns * rows }, () => random() * 2 - 1);
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = smooth(x - column);
    const v = smooth(y - row);
    const left = wrapped(column, columns);
    const right = left + 1 < columns ? left + 1 : 0;
    const top = wrapped(row, rows);
    const bottom = (top + 1 < rows ? top + 1 : 0) * columns;
    const upper = between(lattice, top * columns + left, top * columns + right, u);
    const lower = between(lattice, bottom + left, bottom + right, u);
    return upper + (lower - upper) * v;
  };
}

/** From 0 to below the count, which it repeats after. */
function wrapped(index: number, count: number): number {
  const rest = index % count;
  return rest < 0 ? rest + count : rest;
}

function between(lattice: Float32Array, from: number, to: number, share: number): number {
  const start = lattice[from] ?? 0;
  return start + ((lattice[to] ?? 0) - start) * share;
}

/** Several octaves of noise over the unit square, each twice as fine and half as strong; about −1 … 1. */
export function fractal(
  columns: number,
  rows: number,
  octaves: number,
  seed: number,
): (u: number, v: number) => number {
  const layers = Array.from({ length: octaves }, (_, i) => ({
    noise: valueNoise(columns << i, rows << i, seed + i * 101),
    columns: columns << i,
    rows: rows << i,
    weight: 0.5 ** i,
  }));
  const total = layers.reduce((sum, { weight }) => sum + weight, 0);
  return (u, v) => {
    let sum = 0;
    for (const layer of layers) sum += layer.noise(u * layer.columns, v * layer.rows) * layer.weight;
    return sum / total;
  };
}

/**
 * A felt field (`size` a power of two): short curved hairs, light over dark, at random. Mean 0, standard deviation
 * about 1.
 */
export function felted(size: number, hairs: number, seed: number): Field {
  const random = seededFractions(seed);
  const values = new Float32Array(size * size);
  for (let i = 0; i < hairs; i++) {
    let x = random() * size;
    let y = random() * size;
    const angle = random() * Math.PI * 2;
    const curl = (random() - 0.5) * 0.16;
    const [turnX, turnY] = [Math.cos(curl), Math.sin(curl)];
    let [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const length = 8 + random() * 22;
    const tone = random() - 0.42;
    for (let step = 0.5; step < length; step++) {
      const part = step / length;
      const at = (y & (size - 1)) * size + (x & (size - 1));
      values[at] = (values[at] ?? 0) * 0.72 + tone * 4 * part * (1 - part);
      x += dx;
      y += dy;
      const across = dx * turnX - dy * turnY;
      dy = dx * turnY + dy * turnX;
      dx = across;
    }
  }
  return standardised({ width: size, height: size, values });
}

/** The same field with mean 0 and standard deviation 1. */
function standardised(field: Field): Field {
  const count = field.values.length;
  let sum = 0;
  let squares = 0;
  for (const value of field.values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(squares / count - mean * mean, 1e-9));
  return { ...field, values: field.values.map((value) => (value - mean) / deviation) };
}
