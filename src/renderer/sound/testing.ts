/** For tests and for looking at: one of each sound, and how much of what frequency is in one. */
import type { Tunes } from './direct/heard.ts';
import { TOUCH, TUNE_NAMES } from './direct/heard.ts';
import { decibels, loudnessOf, meanOf, peakOf } from './signal/level.ts';
import { SURFACES, type Touch } from './voices/touch.ts';
import { sounded, tuned, type VoiceName } from './voices/voices.ts';

export const RATE = 48_000;

export interface Specimen {
  readonly name: string;
  readonly samples: Float32Array;
}

/** How each voice is touched, as it is at the table. */
const TOUCHES: readonly (readonly [VoiceName, string, Partial<Touch>])[] = [
  ...SURFACES.map((on) => ['land', on, { on, force: 0.7 }] as const),
  ['land', 'hard', { force: 1 }],
  ['land', 'softly', { force: 0.15 }],
  ['slide', 'slow', { force: 0.2, seconds: 0.3 }],
  ['slide', 'fast', { force: 1, seconds: 0.3 }],
  ['flick', '', {}],
  ['flip', '', { seconds: 0.12 }],
  ['gather', 'of five', { force: 0.6, seconds: 0.4, cards: 5 }],
  ['knock', '', {}],
  ['slip', '', { seconds: 0.34 }],
  ['brass', '', { force: 0.8 }],
  ['brass', 'softly', { force: 0.25 }],
  ['crack', '', { force: 1 }],
  ['breath', '', { force: 0.8, seconds: 1.1 }],
  ['room', '', { force: 1, seconds: 3 }],
];

export function voices(): Specimen[] {
  return TOUCHES.map(([voice, how, touch]) => ({
    name: how ? `${voice} ${how}` : voice,
    samples: sounded(voice, { ...TOUCH, ...touch }, RATE, 1),
  }));
}

export function tunesOf(game: string, tunes: Tunes): Specimen[] {
  return TUNE_NAMES.map((name) => ({ name: `${game} ${name}`, samples: tuned(tunes[name], RATE) }));
}

export interface Figures {
  readonly seconds: number;
  /** Decibels: of the loudest sample, and as `loudnessOf` has it. */
  readonly peak: number;
  readonly loudness: number;
  /** What stands still, in parts of full scale. */
  readonly mean: number;
  /** Hertz: half of it lies above, half below. */
  readonly middle: number;
}

export function measured(samples: Float32Array): Figures {
  const { length } = samples;
  const whole = spectrum(samples.slice(0, 2 ** Math.min(17, Math.ceil(Math.log2(length)))));
  const all = whole.reduce((sum, power) => sum + power, 0);
  let [half, bin] = [0, 0];
  while (half < all / 2) half += whole[bin++] ?? all;
  return {
    seconds: length / RATE,
    peak: decibels(peakOf(samples)),
    loudness: loudnessOf(samples, RATE),
    mean: meanOf(samples),
    middle: (bin * RATE) / (2 * whole.length),
  };
}

/** The power at each frequency from 0 to half the rate, as many as half a power of two. */
export function spectrum(samples: Float32Array): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, samples.length)));
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  samples.forEach((sample, n) => {
    re[n] = sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / samples.length));
  });
  transform(re, im);
  return new Float64Array(size / 2).map((_, k) => (re[k] ?? 0) ** 2 + (im[k] ?? 0) ** 2);
}

/** Fourier's transform by Cooley and Tukey, in place. */
function transform(re: Float64Array, im: Float64Array): void {
  const { length } = re;
  for (let n = 1, m = 0; n < length; n++) {
    let bit = length >> 1;
    for (; m & bit; bit >>= 1) m ^= bit;
    m ^= bit;
    if (n < m) [re[n], re[m], im[n], im[m]] = [re[m] ?? 0, re[n] ?? 0, im[m] ?? 0, im[n] ?? 0];
  }
  for (let span = 2; span <= length; span *= 2) {
    for (let start = 0; start < length; start += span) {
      for (let k = 0; k < span / 2; k++) {
        const angle = (-2 * Math.PI * k) / span;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const [a, b] = [start + k, start + k + span / 2];
        const [x, y] = [(re[b] ?? 0) * c - (im[b] ?? 0) * s, (re[b] ?? 0) * s + (im[b] ?? 0) * c];
        const [p, q] = [re[a] ?? 0, im[a] ?? 0];
        [re[a], im[a], re[b], im[b]] = [p + x, q + y, p - x, q - y];
      }
    }
  }
}
