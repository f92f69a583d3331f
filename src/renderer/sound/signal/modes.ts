/** What rings when it is struck: damped partials. */

export interface Mode {
  readonly hz: number;
  /** Seconds until it is a third as loud. */
  readonly tau: number;
  readonly gain: number;
}

/** All modes struck at once, each a resonator of two samples' memory. */
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
