/** Measures a sound's loudness and normalizes it. */
import { filtered } from './processing.ts';

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
