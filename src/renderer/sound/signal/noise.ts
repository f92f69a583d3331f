/** Chance that is the same for the same seed: a sound is the same each time it is made. */

/** The next number, from −1 to 1. */
export type NoiseSource = () => number;

/** Mulberry32: small, and good enough for ears. */
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
