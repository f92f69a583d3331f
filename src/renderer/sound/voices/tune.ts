/** A few notes on strings or brass: what a game sounds like. */
import {
  filtered,
  type MixPart,
  mixed,
  modalSound,
  type NoiseSource,
  noise,
  plucked,
  shaped,
  struck,
} from './samples.ts';

/** What it is played on. */
export type Instrument = 'mandolin' | 'guitar' | 'lyre' | 'horn' | 'castanet';

/** `notes`: `a4/2` is two beats long, `c5+e5` sound together, `.` is silence, `~` after a note lets it tremble. */
export interface Line {
  readonly on: Instrument;
  readonly notes: string;
  readonly gain?: number;
}

export interface Tune {
  /** Beats a minute. */
  readonly pace: number;
  readonly lines: readonly Line[];
}

export interface Note {
  /** None: silence. */
  readonly hz: readonly number[];
  readonly beats: number;
  readonly trembles: boolean;
}

const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** Reads a line; throws at what is no note. */
export function readNotes(line: string): Note[] {
  return line
    .trim()
    .split(/\s+/)
    .map((word) => {
      const found = /^(\.|[a-g][#b]?\d(?:\+[a-g][#b]?\d)*)(?:\/([\d.]+))?(~?)$/.exec(word);
      if (!found) throw new Error(`no note: ${word}`);
      const [, pitch = '.', beats = '1', trembles] = found;
      return { hz: pitch === '.' ? [] : pitch.split('+').map(hertz), beats: Number(beats), trembles: trembles === '~' };
    });
}

/** The pitch of a note by its name; a4 has 440 hertz. */
export function hertz(name: string): number {
  const [, letter = '', sign, octave] = /^([a-g])([#b]?)(\d)$/.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new Error(`no pitch: ${name}`);
  const steps = step + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) - 4) - 9;
  return 440 * 2 ** (steps / 12);
}

/** The tune as samples. */
export function played({ pace, lines }: Tune, rate: number, chance: NoiseSource): Float32Array {
  const beat = 60 / pace;
  return mixed(
    lines.flatMap((line) => {
      let at = 0;
      return readNotes(line.notes).flatMap((note) => {
        const start = at + Math.abs(chance()) * 0.006;
        at += note.beats * beat;
        return voiced(line, note, note.beats * beat, rate, chance).map((part) => ({
          ...part,
          at: start + (part.at ?? 0),
        }));
      });
    }),
    rate,
  );
}

/** How long a note rings on, in seconds, and how long one stroke of a tremolo is heard: the next one covers it. */
const RINGS: Readonly<Record<Instrument, number>> = { mandolin: 0.7, guitar: 0.9, lyre: 1.4, horn: 0.25, castanet: 0 };
const STROKE = 0.3;

/** The notes of a chord one after the other, from the lowest, as a plectrum meets them. */
function voiced(
  { on, gain = 1 }: Line,
  { hz, trembles }: Note,
  long: number,
  rate: number,
  chance: NoiseSource,
): MixPart[] {
  return hz.flatMap((one, string) => {
    const times = trembles ? Math.max(2, Math.round(long * 13)) : 1;
    return Array.from({ length: times }, (_, k) => ({
      samples: INSTRUMENTS[on](one, k < times - 1 ? STROKE : long / times + RINGS[on], rate, chance),
      at: string * 0.014 + (k * long) / times,
      gain: (gain * (trembles ? 0.5 + 0.1 * chance() : 1)) / Math.sqrt(hz.length),
    }));
  });
}

type Play = (hz: number, seconds: number, rate: number, chance: NoiseSource) => Float32Array;

const INSTRUMENTS: Readonly<Record<Instrument, Play>> = {
  // Two strings a course, a hair apart, over a small bowl.
  mandolin: (hz, seconds, rate, chance) => {
    const course = [1, 1.0016].map((off) => ({
      samples: plucked({ hz: hz * off, seconds, rings: 1.4, bright: 0.6, at: 0.16 }, rate, chance),
      at: off === 1 ? 0 : 0.004,
    }));
    return bodied(mixed(course, rate), [310, 620], rate);
  },
  guitar: (hz, seconds, rate, chance) =>
    bodied(plucked({ hz, seconds, rings: 1.8, bright: 0.45, at: 0.2 }, rate, chance), [105, 210], rate),
  lyre: (hz, seconds, rate, chance) =>
    bodied(plucked({ hz, seconds, rings: 2.6, bright: 0.34, at: 0.42 }, rate, chance), [240], rate),
  // Lips on brass: the louder, the more partials; it swells, stays, and dies down.
  horn: (hz, seconds, rate, chance) => {
    const lips = hz * (1 + 0.0015 * chance());
    const swell = new Float32Array(Math.ceil(seconds * rate)).map((_, n) => {
      const t = n / rate;
      return Math.min(1, t / 0.09) * Math.min(1, Math.max(0, (seconds - t) / 0.3)) * (1 + 0.03 * Math.sin(31 * t));
    });
    const fuller = swell.map((loud) => Math.min(1, loud) ** 0.45);
    const out = new Float32Array(swell.length);
    let gain = swell;
    for (let k = 1; k <= Math.min(14, 5000 / hz); k++) {
      const partial = modalSound([{ hz: lips * k, tau: 9, gain: 0.8 / k ** 1.15 }], seconds, rate);
      for (let n = 0; n < out.length; n++) out[n] = (out[n] ?? 0) + (partial[n] ?? 0) * (gain[n] ?? 0);
      gain = gain.map((loud, n) => loud * (fuller[n] ?? 0));
    }
    return filtered(out, { pass: 'low', hz: 2600 }, rate);
  },
  castanet: (hz, _seconds, rate, chance) =>
    mixed(
      [
        {
          samples: modalSound(
            [
              { hz: hz * 2, tau: 0.012, gain: 0.7 },
              { hz: hz * 3.3, tau: 0.007, gain: 0.4 },
            ],
            0.08,
            rate,
          ),
        },
        {
          samples: shaped(filtered(noise(0.02, rate, chance), { pass: 'high', hz: 2500 }, rate), rate, struck(0.002)),
          gain: 0.3,
        },
      ],
      rate,
    ),
};

/** The wood behind strings makes some of it louder. */
function bodied(string: Float32Array, resonances: readonly number[], rate: number): Float32Array {
  const bodies = resonances.map((hz) => ({
    samples: filtered(string, { pass: 'band', hz, q: 2.5 }, rate),
    gain: 0.55,
  }));
  return mixed([{ samples: string, gain: 0.8 }, ...bodies], rate);
}
