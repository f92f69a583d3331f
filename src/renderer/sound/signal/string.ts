/** A plucked string, by Karplus and Strong: noise that goes round in a loop as long as the string, a little duller each time. */
import { filtered } from './filter.ts';
import type { NoiseSource } from './noise.ts';

export interface Pluck {
  readonly hz: number;
  readonly seconds: number;
  /** Seconds until it is a thousandth as loud. */
  readonly rings: number;
  /** How much of the upper partials each round keeps, from 0 to 1. */
  readonly bright: number;
  /** Where the plectrum meets it, as a part of its length: which partials are missing. */
  readonly at: number;
}

export function plucked(pluck: Pluck, rate: number, chance: NoiseSource): Float32Array {
  const { hz, seconds, rings, bright, at } = pluck;
  const period = rate / hz;
  // The mean of two neighbours takes a part of a sample; an allpass takes what is left over whole ones.
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

/** The string as the plectrum leaves it: noise, without the partials that have a node there, and without a mean. */
function struckAt(length: number, at: number, bright: number, rate: number, chance: NoiseSource): Float32Array {
  const raw = filtered(new Float32Array(length).map(chance), { pass: 'low', hz: 600 + bright * 3600 }, rate);
  const away = Math.max(1, Math.round(length * at));
  const combed = raw.map((x, n) => x - (raw[(n + length - away) % length] ?? 0));
  const mean = combed.reduce((sum, x) => sum + x, 0) / length;
  const most = combed.reduce((max, x) => Math.max(max, Math.abs(x - mean)), 1e-9);
  return combed.map((x) => (x - mean) / most);
}
