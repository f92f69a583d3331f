/** For tests and for looking at: one of each sound, and how much of what frequency is in one. */
import { DEFAULT_TOUCH, TUNE_NAMES, type Tunes } from './cues/sound-cue.ts';
import { decibels, loudnessOf, meanOf, peakOf } from './voices/samples.ts';
import { SURFACES, type Touch } from './voices/voice.ts';
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
    samples: sounded(voice, { ...DEFAULT_TOUCH, ...touch }, RATE, 1),
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
  /** How much of it lies above 8 kHz, as a part. */
  readonly shrill: number;
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
    shrill: above(whole, 8000) / all,
  };
}

/** The power above a frequency. */
export function above(powers: Float64Array, hz: number): number {
  return powers.slice(Math.round((hz / RATE) * 2 * powers.length)).reduce((sum, power) => sum + power, 0);
}

/** The power at each frequency from 0 to half the rate, as many as half a power of two. */
export function spectrum(samples: Float32Array): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, samples.length)));
  const waves = new Float64Array(size);
  samples.forEach((sample, n) => {
    waves[n] = sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * n) / samples.length));
  });
  const [re, im] = transformed(waves, new Float64Array(size));
  return re.slice(0, size / 2).map((x, k) => x ** 2 + (im[k] ?? 0) ** 2);
}

/** Fourier's transform by Cooley and Tukey: of every other sample each, then put together. */
function transformed(re: Float64Array, im: Float64Array): readonly [Float64Array, Float64Array] {
  const half = re.length / 2;
  if (half < 1) return [re, im];
  const every = (from: Float64Array, first: number) => new Float64Array(half).map((_, k) => from[2 * k + first] ?? 0);
  const [evenRe, evenIm] = transformed(every(re, 0), every(im, 0));
  const [oddRe, oddIm] = transformed(every(re, 1), every(im, 1));
  const [outRe, outIm] = [new Float64Array(2 * half), new Float64Array(2 * half)];
  for (let k = 0; k < half; k++) {
    const [c, s] = [Math.cos((Math.PI * k) / half), -Math.sin((Math.PI * k) / half)];
    const [x, y] = [(oddRe[k] ?? 0) * c - (oddIm[k] ?? 0) * s, (oddRe[k] ?? 0) * s + (oddIm[k] ?? 0) * c];
    const [p, q] = [evenRe[k] ?? 0, evenIm[k] ?? 0];
    [outRe[k], outIm[k], outRe[k + half], outIm[k + half]] = [p + x, q + y, p - x, q - y];
  }
  return [outRe, outIm];
}
