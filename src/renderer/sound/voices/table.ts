/** What hands do to the table besides: knuckles, a slip of paper, a plate of brass; and a breath. */
import {
  filtered,
  hill,
  type Mode,
  mixed,
  modalSound,
  moving,
  type NoiseSource,
  noise,
  shaped,
  struck,
} from './samples.ts';
import type { Voice } from './voice.ts';

/** A walnut board, as it answers a knuckle. */
const BOARD: readonly Mode[] = [
  { hz: 132, tau: 0.06, gain: 0.8 },
  { hz: 251, tau: 0.05, gain: 0.55 },
  { hz: 398, tau: 0.035, gain: 0.4 },
  { hz: 610, tau: 0.022, gain: 0.25 },
  { hz: 935, tau: 0.013, gain: 0.14 },
];

function rap(rate: number, chance: NoiseSource): Float32Array {
  const board = BOARD.map((mode) => ({ ...mode, hz: mode.hz * (1 + 0.015 * chance()) }));
  const skin = shaped(filtered(noise(0.03, rate, chance), { pass: 'low', hz: 1500 }, rate), rate, struck(0.004));
  return mixed([{ samples: modalSound(board, 0.24, rate, 0.0016) }, { samples: skin, gain: 0.5 }], rate);
}

/** Two raps of a knuckle: I pass. */
export const knock: Voice = (_, rate, chance) =>
  mixed([{ samples: rap(rate, chance) }, { samples: rap(rate, chance), at: 0.135 + 0.01 * chance(), gain: 0.8 }], rate);

/** Thick paper is pushed over the felt, and let go. */
export const slip: Voice = ({ seconds }, rate, chance) => {
  const body = filtered(
    noise(seconds, rate, chance),
    { pass: 'band', hz: (t) => 1300 + 900 * Math.sin((Math.PI * t) / seconds), q: 0.8 },
    rate,
  );
  const flutter = filtered(noise(seconds, rate, chance), { pass: 'low', hz: 38 }, rate);
  const rise = hill(seconds, 0.35);
  const paper = shaped(body, rate, (t) => rise(t) * (1 + 5 * (flutter[Math.floor(t * rate)] ?? 0)));
  const let_go = shaped(
    filtered(noise(0.03, rate, chance), { pass: 'band', hz: 900, q: 1 }, rate),
    rate,
    struck(0.008),
  );
  return mixed([{ samples: paper }, { samples: let_go, at: seconds * 0.86, gain: 0.5 }], rate);
};

/** How the partials of a thin plate lie, how long they last and how loud they are, beside the lowest. */
const PLATE = [
  { ratio: 1, last: 1, gain: 0.55 },
  { ratio: 1.58, last: 0.8, gain: 0.34 },
  { ratio: 2.31, last: 0.55, gain: 0.28 },
  { ratio: 3.42, last: 0.36, gain: 0.16 },
  { ratio: 4.83, last: 0.2, gain: 0.1 },
  { ratio: 6.71, last: 0.1, gain: 0.05 },
];

/** Each partial is two that beat slowly: no plate is quite even. */
function plate(hz: number, tau: number, chance: NoiseSource): Mode[] {
  return PLATE.flatMap(({ ratio, last, gain }) => {
    const at = hz * ratio * (1 + 0.004 * chance());
    return [
      { hz: at, tau: tau * last, gain },
      { hz: at + 0.9 + 0.5 * chance(), tau: tau * last * 0.9, gain: gain * 0.6 },
    ];
  });
}

/** A plate of brass, touched with a nail: short and warm. */
export const brass: Voice = ({ force }, rate, chance) =>
  mixed(
    [
      { samples: modalSound(plate(784, 0.22 + 0.16 * force, chance), 1.1, rate, 0.003) },
      {
        samples: shaped(
          filtered(noise(0.02, rate, chance), { pass: 'band', hz: 3200, q: 1 }, rate),
          rate,
          struck(0.002),
        ),
        gain: 0.18,
      },
    ],
    rate,
  );

/** Something is wrong: a low bowl that beats against itself, and a hand flat on the table. */
export const crack: Voice = (_, rate, chance) =>
  mixed(
    [
      { samples: rap(rate, chance), gain: 0.9 },
      {
        samples: modalSound([...plate(185, 0.34, chance), ...plate(196, 0.3, chance)], 1.3, rate, 0.004),
        at: 0.02,
        gain: 0.5,
      },
    ],
    rate,
  );

/** Air drawn in through lips, rising; then nothing: it is held. */
export const breath: Voice = ({ seconds }, rate, chance) => {
  const air = noise(seconds, rate, chance);
  const mouth = filtered(air, { pass: 'band', hz: (t) => 520 + (480 * t) / seconds, q: 1.6 }, rate);
  const lips = filtered(air, { pass: 'band', hz: (t) => 1700 + (900 * t) / seconds, q: 1.1 }, rate);
  const drawn = hill(seconds, 0.78);
  return shaped(mixed([{ samples: mouth }, { samples: lips, gain: 0.4 }], rate), rate, drawn);
};

/** The room at night: air, a clock's cupboard, nothing that is noticed before it is gone. Its end meets its beginning. */
export const room: Voice = ({ seconds }, rate, chance) => {
  const overlap = 0.5;
  const air = filtered(noise(seconds + overlap, rate, chance), { pass: 'low', hz: 320 }, rate);
  const hum = filtered(noise(seconds + overlap, rate, chance), { pass: 'band', hz: 118, q: 9 }, rate);
  const long = moving(mixed([{ samples: air }, { samples: hum, gain: 0.9 }], rate), rate);
  return looped(long, Math.round(overlap * rate));
};

/** Fades what comes after the end into the beginning: it can go round without a seam. */
function looped(long: Float32Array, overlap: number): Float32Array {
  const length = long.length - overlap;
  return long.slice(0, length).map((sample, n) => {
    if (n >= overlap) return sample;
    const t = (Math.PI / 2) * (n / overlap);
    return sample * Math.sin(t) + (long[length + n] ?? 0) * Math.cos(t);
  });
}
