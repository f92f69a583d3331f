/** A plucked string, by Karplus and Strong: noise in a loop as long as the string, slightly damped each round. */
import { filtered } from './processing.ts';

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
