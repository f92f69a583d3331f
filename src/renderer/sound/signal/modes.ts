/** What rings when it is struck: damped partials. */

export interface Mode {
  readonly hz: number;
  /** Seconds until it is a third as loud. */
  readonly tau: number;
  readonly gain: number;
}

/** All modes struck at once. */
export function rung(modes: readonly Mode[], seconds: number, rate: number, attack = 0.001): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * rate));
  for (const { hz, tau, gain } of modes) {
    const step = (2 * Math.PI * hz) / rate;
    for (let n = 0; n < out.length; n++) {
      const t = n / rate;
      out[n] = (out[n] ?? 0) + gain * Math.min(1, t / attack) * Math.exp(-t / tau) * Math.sin(step * n);
    }
  }
  return out;
}
