/** What voices are made of, as arrays of samples: noise, damped modes, a plucked string, filters and loudness. */

// Measures a sound's loudness and normalizes it.

/** Maximum peak of one sound, as a share of full scale, which leaves headroom for several. */
const CEILING = 0.5;

const WINDOW = 0.4;
const HOP = 0.05;
const SILENCE = -120;

/** In decibels. */
export function decibels(amplitude: number): number {
  return amplitude <= 1e-6 ? SILENCE : 20 * Math.log10(amplitude);
}

export function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** DC offset, which would click at start and end. */
export function meanOf(samples: Float32Array): number {
  return samples.length === 0 ? 0 : samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
}

/**
 * Maximum loudness, in decibels (ITU-R BS.1770): lows weigh less, highs more, over windows of 0.4 s. A shorter sound is
 * padded with silence, as the ear does.
 */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const body = filtered(samples, { pass: 'high', hz: 60 }, rate);
  const highs = filtered(body, { pass: 'high', hz: 1500 }, rate);
  const sums = new Float64Array(samples.length + 1);
  for (let n = 0; n < samples.length; n++) {
    const heard = (body[n] ?? 0) + 0.585 * (highs[n] ?? 0);
    sums[n + 1] = (sums[n] ?? 0) + heard * heard;
  }
  const window = Math.round(WINDOW * rate);
  let loudest = 0;
  for (let end = Math.min(window, samples.length); end <= samples.length; end += Math.round(HOP * rate)) {
    loudest = Math.max(loudest, ((sums[end] ?? 0) - (sums[Math.max(0, end - window)] ?? 0)) / window);
  }
  return loudest <= 0 ? SILENCE : Math.max(SILENCE, -0.691 + 10 * Math.log10(loudest));
}

/** Normalizes to a loudness (decibels, as `loudnessOf`), or as far as the peak allows. */
export function levelled(samples: Float32Array, wanted: number, rate: number): Float32Array {
  const gain = 10 ** ((wanted - loudnessOf(samples, rate)) / 20);
  const peak = peakOf(samples);
  const allowed = peak > 0 ? CEILING / peak : 0;
  return samples.map((sample) => sample * Math.min(gain, allowed));
}

/** Removes the DC offset, which is inaudible but clicks at the end. */
export function moving(samples: Float32Array, rate: number): Float32Array {
  return filtered(samples, { pass: 'high', hz: 25 }, rate);
}

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

// Seeded noise, so that a sound is the same each time it is rendered.

/** The next number, from −1 to 1. */
export type NoiseSource = () => number;

/** Mulberry32: small, and good enough for sound. */
export function seededNoise(seed: number): NoiseSource {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

/** White noise. */
export function noise(seconds: number, rate: number, chance: NoiseSource): Float32Array {
  return new Float32Array(Math.ceil(seconds * rate)).map(chance);
}

/** Modal synthesis: damped partials. */

export interface Mode {
  readonly hz: number;
  /** Seconds until it has fallen to a third. */
  readonly tau: number;
  readonly gain: number;
}

/** All modes struck at once, each a two-sample resonator. */
export function modalSound(modes: readonly Mode[], seconds: number, rate: number, attack = 0.001): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * rate));
  for (const { hz, tau, gain } of modes) {
    const step = (2 * Math.PI * hz) / rate;
    const decay = Math.exp(-1 / (tau * rate));
    const turn = 2 * decay * Math.cos(step);
    let [before, now] = [0, gain * decay * Math.sin(step)];
    for (let n = 1; n < out.length; n++) {
      out[n] = (out[n] ?? 0) + now;
      [before, now] = [now, turn * now - decay * decay * before];
    }
  }
  const rise = Math.ceil(attack * rate);
  for (let n = 0; n < Math.min(rise, out.length); n++) out[n] = ((out[n] ?? 0) * n) / rise;
  return out;
}

export interface Pluck {
  readonly hz: number;
  readonly seconds: number;
  /** Seconds until it has fallen to a thousandth. */
  readonly rings: number;
  /** High-frequency gain of each round, from 0 to 1. */
  readonly bright: number;
  /** Plucking position, as a share of the length: it determines the missing partials. */
  readonly at: number;
}

export function plucked(pluck: Pluck, rate: number, chance: NoiseSource): Float32Array {
  const { hz, seconds, rings, bright, at } = pluck;
  const period = rate / hz;
  // Averaging two neighbours delays by a part of a sample; an allpass provides the remaining fraction.
  const dull = (1 - bright) / 2;
  const whole = Math.floor(period - dull - 0.1);
  const rest = period - dull - whole;
  const c = (1 - rest) / (1 + rest);
  const loss = 10 ** (-3 / (rings * hz));
  const line = struckAt(whole, at, bright, rate, chance);
  const out = new Float32Array(Math.ceil(seconds * rate));
  let [before, passed, fed] = [0, 0, 0];
  for (let n = 0; n < out.length; n++) {
    const k = n % whole;
    const x = line[k] ?? 0;
    out[n] = x;
    const soft = loss * ((1 - dull) * x + dull * before);
    before = x;
    passed = c * soft + fed - c * passed;
    fed = soft;
    line[k] = passed;
  }
  return out;
}

/** The string's initial state: noise without the partials that have a node there, and without DC. */
function struckAt(length: number, at: number, bright: number, rate: number, chance: NoiseSource): Float32Array {
  const raw = filtered(new Float32Array(length).map(chance), { pass: 'low', hz: 600 + bright * 3600 }, rate);
  const away = Math.max(1, Math.round(length * at));
  const combed = raw.map((x, n) => x - (raw[(n + length - away) % length] ?? 0));
  const mean = combed.reduce((sum, x) => sum + x, 0) / length;
  const most = combed.reduce((max, x) => Math.max(max, Math.abs(x - mean)), 1e-9);
  return combed.map((x) => (x - mean) / most);
}
