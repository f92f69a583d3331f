/** A state variable filter whose band may move while it runs (Zavalishin's, trapezoidal). */

export interface Filter {
  readonly pass: 'low' | 'band' | 'high';
  /** Its frequency, constant or over the seconds. */
  readonly hz: number | ((seconds: number) => number);
  /** How narrow: 0.7 is flat. */
  readonly q?: number;
}

/** Number of samples between updates of a moving band. */
const STEP = 16;

/** The filtered samples; the band's middle keeps its level. */
export function filtered(samples: Float32Array, { pass, hz, q = Math.SQRT1_2 }: Filter, rate: number): Float32Array {
  const out = new Float32Array(samples.length);
  const k = 1 / q;
  const bend = (at: number): number => Math.tan((Math.PI * Math.min(at, rate * 0.45)) / rate);
  let g = bend(typeof hz === 'number' ? hz : hz(0));
  let a = 1 / (1 + g * (g + k));
  let [low, band] = [0, 0];
  for (let n = 0; n < samples.length; n++) {
    if (typeof hz !== 'number' && n % STEP === 0) {
      g = bend(hz(n / rate));
      a = 1 / (1 + g * (g + k));
    }
    const x = samples[n] ?? 0;
    const v1 = a * (band + g * (x - low));
    const v2 = low + g * v1;
    band = 2 * v1 - band;
    low = 2 * v2 - low;
    out[n] = pass === 'low' ? v2 : pass === 'band' ? k * v1 : x - k * v1 - v2;
  }
  return out;
}

// Envelopes, and mixing of sounds.

/** Applies a gain over the seconds. */
export function shaped(samples: Float32Array, rate: number, gain: (seconds: number) => number): Float32Array {
  return samples.map((sample, n) => sample * gain(n / rate));
}

/** Instant attack and exponential decay to a third in `tau` seconds; the short attack avoids a click. */
export function struck(tau: number, attack = 0.0008): (seconds: number) => number {
  return (t) => Math.min(1, t / attack) * Math.exp(-t / tau);
}

/** Rises and falls smoothly; `peak` is the position of its maximum, from 0 to 1. */
export function hill(seconds: number, peak = 0.5): (seconds: number) => number {
  return (t) => {
    const at = Math.min(1, Math.max(0, t / seconds));
    const half = at < peak ? at / peak : (1 - at) / (1 - peak);
    return half * half * (3 - 2 * half);
  };
}

/** One sound in a mix: its start, in seconds, and its gain. */
export interface MixPart {
  readonly samples: Float32Array;
  readonly at?: number;
  readonly gain?: number;
}

/** Mixes them, as long as needed. */
export function mixed(parts: readonly MixPart[], rate: number): Float32Array {
  const ends = parts.map(({ samples, at = 0 }) => Math.round(at * rate) + samples.length);
  const out = new Float32Array(Math.max(0, ...ends));
  for (const { samples, at = 0, gain = 1 } of parts) {
    const start = Math.round(at * rate);
    for (let n = 0; n < samples.length; n++) out[start + n] = (out[start + n] ?? 0) + (samples[n] ?? 0) * gain;
  }
  return out;
}

/** Fades out a cut end to avoid a click. */
export function closed(samples: Float32Array, rate: number, seconds = 0.004): Float32Array {
  const tail = Math.min(samples.length, Math.ceil(seconds * rate));
  return samples.map((sample, n) => sample * Math.min(1, (samples.length - 1 - n) / tail));
}

/** Trims an end softer than a thousandth of the peak, which is inaudible. */
export function withoutTail(samples: Float32Array): Float32Array {
  const least = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 1000;
  return samples.slice(0, 1 + samples.findLastIndex((sample) => Math.abs(sample) >= least));
}
