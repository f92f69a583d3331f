/** Every sound by its numbers: as loud and as long as it shall be, the same each time, without clicks, not harsh. */
import { describe, expect, it } from 'vitest';
import { TABLE_GAME_IDS } from '../../games/index.ts';
import { loadSound } from '../../games/load-sound.ts';
import { DEFAULT_TOUCH } from '../cues/sound-cue.ts';
import { above, measured, RATE, type Specimen, spectrum, tunesOf, voices } from '../testing.ts';
import { loudnessOf, plucked, seededNoise } from './samples.ts';
import { hertz, readNotes } from './tune.ts';
import type { SURFACES } from './voice.ts';
import { sounded, VOICE_NAMES } from './voices.ts';

const SOUNDS = await Promise.all(TABLE_GAME_IDS.map(async (id) => ({ id, sound: await loadSound(id) })));
const TUNES = SOUNDS.flatMap(({ id, sound }) => (sound ? tunesOf(id, sound.tunes) : []));
const SPECIMENS: readonly Specimen[] = [...voices(), ...TUNES];

/** Seconds: [at least, at most]. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  land: [0.08, 0.2],
  slide: [0.2, 0.35],
  flick: [0.04, 0.1],
  flip: [0.1, 0.2],
  gather: [0.45, 0.75],
  knock: [0.25, 0.45],
  slip: [0.25, 0.4],
  brass: [0.5, 1.2],
  crack: [0.6, 1.4],
  breath: [0.9, 1.2],
  room: [3, 3],
};
const TUNE_LENGTH = [1.2, 4] as const;

describe.each(SPECIMENS)('$name', ({ name, samples }) => {
  const { seconds, peak, loudness, mean, shrill } = measured(samples);
  const [voice = ''] = name.split(' ');

  it('is as long as it shall be', () => {
    const [least, most] = LENGTHS[voice] ?? TUNE_LENGTH;
    expect(seconds).toBeGreaterThanOrEqual(least);
    expect(seconds).toBeLessThanOrEqual(most);
  });

  it('leaves room for others, is heard, and has nothing that stands still', () => {
    expect(peak).toBeLessThanOrEqual(-5.9);
    expect(loudness).toBeGreaterThan(-50);
    expect(loudness).toBeLessThanOrEqual(-25.9);
    expect(Math.abs(mean)).toBeLessThan(1e-4);
    expect(samples.every(Number.isFinite)).toBe(true);
  });

  it('is not harsh: little of it lies above 8 kHz', () => {
    expect(shrill).toBeLessThan(0.2);
  });
});

// The room goes round: it neither begins nor ends.
describe.each(SPECIMENS.filter(({ name }) => name !== 'room'))('$name', ({ samples }) => {
  it('begins and ends without a click', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });
});

describe('a voice', () => {
  const touch = { ...DEFAULT_TOUCH, force: 0.6 };

  it.each(VOICE_NAMES)('%s is the same for the same seed, and another for another', (name) => {
    const once = sounded(name, touch, 16_000, 3);
    expect(sounded(name, touch, 16_000, 3)).toEqual(once);
    expect(sounded(name, touch, 16_000, 4)).not.toEqual(once);
  });

  it.each(['land', 'slide', 'gather'] as const)('%s is louder with more force', (name) => {
    const soft = loudnessOf(sounded(name, { ...touch, force: 0.1 }, RATE, 1), RATE);
    const hard = loudnessOf(sounded(name, { ...touch, force: 0.9 }, RATE, 1), RATE);
    expect(hard - soft).toBeGreaterThan(6);
  });

  it('slaps duller on cloth than on wood, as paper does', () => {
    const brightness = (on: (typeof SURFACES)[number]): number => {
      const powers = spectrum(sounded('land', { ...touch, on }, RATE, 1));
      return above(powers, 2500) / above(powers, 700);
    };
    expect(brightness('cloth')).toBeLessThan(brightness('wood') * 0.9);
    expect(brightness('cloth')).toBeLessThan(brightness('cards') * 0.9);
  });

  it('slides brighter the faster it is', () => {
    const middle = (force: number) => measured(sounded('slide', { ...touch, force }, RATE, 1)).middle;
    expect(middle(1)).toBeGreaterThan(middle(0.2) * 1.2);
  });

  it('goes round without a seam, where it never ends', () => {
    const tone = sounded('room', { ...touch, force: 1, seconds: 2 }, RATE, 1);
    const steps = tone.map((sample, n) => Math.abs(sample - (tone[n - 1] ?? sample)));
    const most = steps.slice(100).reduce((max, step) => Math.max(max, step), 0);
    expect(Math.abs((tone[0] ?? 0) - (tone.at(-1) ?? 0))).toBeLessThan(2 * most);
  });
});

describe('a string', () => {
  it.each(['d3', 'a3', 'e4', 'a4', 'e5', 'e6'])(
    'plucked at %s has that pitch, within six hundredths of a step',
    (name) => {
      const hz = hertz(name);
      const string = plucked({ hz, seconds: 1.4, rings: 2, bright: 0.6, at: 0.2 }, RATE, seededNoise(1));
      const powers = spectrum(string.slice(0, 65_536));
      const bin = (at: number): number => (at * 2 * powers.length) / RATE;
      const [low, high] = [Math.floor(bin(hz * 0.97)), Math.ceil(bin(hz * 1.03))];
      const near = [...powers.slice(low, high)];
      const top = near.indexOf(Math.max(...near));
      // Between two bins: a parabola through the logarithms of the highest and its neighbours.
      const [a, b, c] = [-1, 0, 1].map((off) => Math.log(powers[low + top + off] ?? 1)) as [number, number, number];
      const found = ((low + top + (a - c) / (2 * (a - 2 * b + c))) * RATE) / (2 * powers.length);
      expect(Math.abs(1200 * Math.log2(found / hz))).toBeLessThan(6);
    },
  );
});

describe('a line of notes', () => {
  it('reads pitches, chords, lengths, rests and trembling', () => {
    expect(
      readNotes('a4 c5+e5/2 . g#4/.5~').map(({ hz, beats, trembles }) => [hz.map(Math.round), beats, trembles]),
    ).toEqual([
      [[440], 1, false],
      [[523, 659], 2, false],
      [[], 1, false],
      [[415], 0.5, true],
    ]);
  });

  it('refuses what is no note', () => {
    expect(() => readNotes('a4 h5')).toThrow('no note: h5');
  });
});
