/** How loud something is over its time, and how sounds are laid over one another. */

/** The samples times a gain that goes over the seconds. */
export function shaped(samples: Float32Array, rate: number, gain: (seconds: number) => number): Float32Array {
  return samples.map((sample, n) => sample * gain(n / rate));
}

/** There at once, gone to a third in `tau` seconds; the attack keeps it from clicking. */
export function struck(tau: number, attack = 0.0008): (seconds: number) => number {
  return (t) => Math.min(1, t / attack) * Math.exp(-t / tau);
}

/** Swells and fades like a hill; `peak` says where its top is, from 0 to 1. */
export function hill(seconds: number, peak = 0.5): (seconds: number) => number {
  return (t) => {
    const at = Math.min(1, Math.max(0, t / seconds));
    const half = at < peak ? at / peak : (1 - at) / (1 - peak);
    return half * half * (3 - 2 * half);
  };
}

/** One sound in a mixture: when it begins, in seconds, and how loud it is. */
export interface MixPart {
  readonly samples: Float32Array;
  readonly at?: number;
  readonly gain?: number;
}

/** All of them together, as long as it takes. */
export function mixed(parts: readonly MixPart[], rate: number): Float32Array {
  const ends = parts.map(({ samples, at = 0 }) => Math.round(at * rate) + samples.length);
  const out = new Float32Array(Math.max(0, ...ends));
  for (const { samples, at = 0, gain = 1 } of parts) {
    const start = Math.round(at * rate);
    for (let n = 0; n < samples.length; n++) out[start + n] = (out[start + n] ?? 0) + (samples[n] ?? 0) * gain;
  }
  return out;
}

/** What was cut off ends without a click. */
export function closed(samples: Float32Array, rate: number, seconds = 0.004): Float32Array {
  const tail = Math.min(samples.length, Math.ceil(seconds * rate));
  return samples.map((sample, n) => sample * Math.min(1, (samples.length - 1 - n) / tail));
}

/** What is softer than a thousandth of the loudest at the end is left out: nobody hears it, and everybody would wait for it. */
export function withoutTail(samples: Float32Array): Float32Array {
  const least = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 1000;
  return samples.slice(0, 1 + samples.findLastIndex((sample) => Math.abs(sample) >= least));
}
