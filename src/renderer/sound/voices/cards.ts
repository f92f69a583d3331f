/** What paper does: a card lands, slides, turns over, leaves the pack; several are gathered. */
import { filtered, hill, mixed, modalSound, type NoiseSource, noise, shaped, struck } from './samples.ts';
import type { Surface, Touch, Voice } from './voice.ts';

/** What lies under the card: how bright the slap is and how long it lasts, and what sounds with it below. */
interface Ground {
  readonly slap: number;
  readonly tau: number;
  readonly body: number;
  readonly modes: readonly { readonly hz: number; readonly tau: number; readonly gain: number }[];
}

const GROUNDS: Readonly<Record<Surface, Ground>> = {
  // Felt on a heavy table: it swallows what is high, and the board below answers shortly.
  cloth: {
    slap: 1700,
    tau: 0.011,
    body: 0.3,
    modes: [
      { hz: 104, tau: 0.024, gain: 0.7 },
      { hz: 183, tau: 0.018, gain: 0.6 },
      { hz: 297, tau: 0.012, gain: 0.4 },
    ],
  },
  wood: {
    slap: 3100,
    tau: 0.007,
    body: 0.45,
    modes: [
      { hz: 214, tau: 0.05, gain: 0.5 },
      { hz: 388, tau: 0.035, gain: 0.32 },
      { hz: 655, tau: 0.02, gain: 0.18 },
    ],
  },
  cards: { slap: 2600, tau: 0.009, body: 0.35, modes: [{ hz: 140, tau: 0.016, gain: 0.4 }] },
  // Against fingers: a rustle and nothing below.
  hand: { slap: 2100, tau: 0.014, body: 0.05, modes: [{ hz: 180, tau: 0.01, gain: 0.2 }] },
};

/** A card comes to lie: its edge first, then the air under it, then the ground. */
export const land: Voice = ({ on, force }, rate, chance) => {
  const { slap, tau, body, modes } = GROUNDS[on];
  const bright = slap * (0.75 + 0.6 * force) * (1 + 0.08 * chance());
  const long = 0.09 + 0.05 * force;
  const hit = shaped(
    filtered(noise(long, rate, chance), { pass: 'band', hz: bright, q: 0.9 }, rate),
    rate,
    struck(tau * (1.1 - 0.3 * force)),
  );
  const air = shaped(
    filtered(noise(long, rate, chance), { pass: 'band', hz: bright * 0.45, q: 0.7 }, rate),
    rate,
    hill(0.03, 0.8),
  );
  const edge = shaped(
    filtered(noise(0.02, rate, chance), { pass: 'high', hz: 4200 }, rate),
    rate,
    struck(0.0022, 0.0003),
  );
  const tuned = modes.map(({ hz, ...mode }) => ({ ...mode, hz: hz * (1 + 0.05 * chance()) }));
  return mixed(
    [
      { samples: air, gain: 0.35 },
      { samples: hit, at: 0.026, gain: 1.6 },
      { samples: edge, at: 0.0255, gain: 0.25 + 0.3 * force },
      { samples: modalSound(tuned, long, rate, 0.002), at: 0.027, gain: body * (0.3 + 0.9 * force) },
    ],
    rate,
  );
};

/** Paper over felt: the nap rasps in a band that follows the speed; it is fast at first and comes to rest. */
export const slide: Voice = ({ on, force, seconds }, rate, chance) => {
  const speed = (t: number): number => Math.max(0, 1 - t / seconds) ** 1.6;
  const base = on === 'cloth' ? 420 : 800;
  const hiss = filtered(
    noise(seconds, rate, chance),
    { pass: 'band', hz: (t) => base + (1300 + 1900 * force) * speed(t), q: 1.3 },
    rate,
  );
  const dull = filtered(hiss, { pass: 'low', hz: on === 'cloth' ? 5200 : 8000 }, rate);
  const nap = filtered(noise(seconds, rate, chance), { pass: 'low', hz: 90 }, rate);
  const rise = Math.min(0.02, seconds * 0.2);
  return shaped(dull, rate, (t) => {
    // Where the nap is thick it rasps, where it is worn it does not.
    const grain = 1 + 7 * (nap[Math.floor(t * rate)] ?? 0);
    return Math.min(1, t / rise) * (0.08 + speed(t)) * grain * Math.min(1, (seconds - t) / 0.02);
  });
};

/** It leaves the pack, or the fan: a thumb pushes it off the one below. */
export const flick: Voice = ({ force }, rate, chance) => {
  const seconds = 0.075 - 0.025 * force;
  const push = shaped(
    filtered(noise(seconds, rate, chance), { pass: 'band', hz: (t) => 1500 + 42000 * t, q: 1.1 }, rate),
    rate,
    hill(seconds, 0.72),
  );
  const snap = shaped(filtered(noise(0.012, rate, chance), { pass: 'high', hz: 3000 }, rate), rate, struck(0.002));
  return mixed([{ samples: push }, { samples: snap, at: seconds * 0.85, gain: 0.5 }], rate);
};

/** A card turns over: its bend lets go, air, the other side snaps flat. */
export const flip: Voice = ({ force, seconds }, rate, chance) => {
  const click = (hz: number): Float32Array =>
    mixed(
      [
        {
          samples: shaped(filtered(noise(0.02, rate, chance), { pass: 'band', hz, q: 1.4 }, rate), rate, struck(0.003)),
        },
        { samples: modalSound([{ hz: hz * 0.31, tau: 0.006, gain: 0.5 }], 0.03, rate) },
      ],
      rate,
    );
  const air = shaped(
    filtered(noise(seconds, rate, chance), { pass: 'band', hz: (t) => 500 + (1100 * t) / seconds, q: 0.9 }, rate),
    rate,
    hill(seconds, 0.6),
  );
  return mixed(
    [
      { samples: click(2300), gain: 0.55 },
      { samples: air, at: 0.006, gain: 0.5 + 0.2 * force },
      { samples: click(1650), at: seconds * 0.92, gain: 1 },
    ],
    rate,
  );
};

/** Several slide together, none quite with another, and are knocked square on the table. */
export const gather: Voice = ({ on, force, seconds, cards }, rate, chance) => {
  const sweeps = Array.from({ length: Math.min(cards, 7) }, (_, k) => ({
    samples: slide({ on, force: force * (0.8 + 0.2 * chance()), seconds: seconds * 0.8, cards: 1 }, rate, chance),
    at: seconds * 0.07 * k * (1 + 0.5 * chance()),
    gain: 1 / Math.sqrt(1 + k),
  }));
  return mixed([...sweeps, ...squared(seconds, rate, chance)], rate);
};

function squared(at: number, rate: number, chance: NoiseSource) {
  const tap = (force: number): Touch => ({ on: 'cards', force, seconds: 0, cards: 1 });
  return [
    { samples: land(tap(0.35), rate, chance), at, gain: 0.9 },
    { samples: land(tap(0.2), rate, chance), at: at + 0.085, gain: 0.6 },
  ];
}
