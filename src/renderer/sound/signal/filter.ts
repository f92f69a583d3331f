/** One filter for all: a state variable filter whose band may wander while it runs (Zavalishin's, trapezoidal). */

export interface Filter {
  readonly pass: 'low' | 'band' | 'high';
  /** Its frequency, or how that goes over the seconds. */
  readonly hz: number | ((seconds: number) => number);
  /** How narrow: 0.7 is flat. */
  readonly q?: number;
}

/** A band that wanders is looked at anew after so many samples. */
const STEP = 16;

/** The samples as they come out of the filter; a band's middle is as loud as before. */
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
