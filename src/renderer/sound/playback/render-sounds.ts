/** Renders sounds once and caches them: those that sound alike share one. */
import { DEFAULT_TOUCH, type SoundCue, type Tunes } from '../cues/sound-cue.ts';
import { sounded, tuned } from '../voices/voices.ts';

// Rendered sounds as two channels of samples, for the mixer and for measurements.

/** The samples of one sound. */
function samplesOf(
  { sound, touch }: Pick<SoundCue, 'sound' | 'touch'>,
  tunes: Tunes | undefined,
  rate: number,
  seed: number,
): Float32Array {
  if (sound !== 'call' && sound !== 'won' && sound !== 'lost') return sounded(sound, touch, rate, seed);
  return tunes ? tuned(tunes[sound], rate) : new Float32Array();
}

/** Left and right gain of equal total power. */
function sides(pan: number): readonly [number, number] {
  const angle = ((pan + 1) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)];
}

export function mixdown(cue: readonly SoundCue[], rate: number, tunes?: Tunes): readonly [Float32Array, Float32Array] {
  const voices = cue.map((one, k) => ({ one, samples: samplesOf(one, tunes, rate, k) }));
  const starts = ({ at }: SoundCue): number => Math.round((at / 1000) * rate);
  const length = Math.max(0, ...voices.map(({ one, samples }) => starts(one) + samples.length));
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  for (const { one, samples } of voices) {
    const [l, r] = sides(one.pan).map((side) => side * one.gain) as [number, number];
    const start = starts(one);
    samples.forEach((sample, n) => {
      left[start + n] = (left[start + n] ?? 0) + sample * l;
      right[start + n] = (right[start + n] ?? 0) + sample * r;
    });
  }
  return [left, right];
}

/** Number of variants of each touch, since exact repeats sound mechanical. */
const VARIANTS = 5;

/** The rendered sound; undefined for a missing tune. */
export type Buffers = (cue: Pick<SoundCue, 'sound' | 'touch'>, tunes: Tunes | undefined) => AudioBuffer | undefined;

export function newBuffers(context: BaseAudioContext): Buffers {
  const cache = new Map<string, AudioBuffer>();
  const tuned = new WeakMap<Tunes, Map<string, AudioBuffer>>();
  let turn = 0;
  const made = (
    cue: Pick<SoundCue, 'sound' | 'touch'>,
    tunes: Tunes | undefined,
    seed: number,
  ): AudioBuffer | undefined => {
    const samples = samplesOf(cue, tunes, context.sampleRate, seed);
    if (samples.length === 0) return undefined;
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0);
    return buffer;
  };
  const remember = (where: Map<string, AudioBuffer>, name: string, make: () => AudioBuffer | undefined) => {
    const found = where.get(name) ?? make();
    if (found) where.set(name, found);
    return found;
  };
  return (cue, tunes) => {
    const { sound } = cue;
    if (sound === 'call' || sound === 'won' || sound === 'lost') {
      if (!tunes) return undefined;
      const those = tuned.get(tunes) ?? new Map<string, AudioBuffer>();
      tuned.set(tunes, those);
      return remember(those, sound, () => made(cue, tunes, 0));
    }
    const variant = sound === 'room' ? 0 : turn++ % VARIANTS;
    const rounded = { ...cue, touch: audiblyEqualTouch(cue.touch) };
    return remember(cache, `${sound} ${Object.values(rounded.touch).join(' ')} ${variant}`, () =>
      made(rounded, tunes, variant),
    );
  };
}

/** Touch parameters rounded to audible differences. */
function audiblyEqualTouch({ on, force, seconds, cards }: SoundCue['touch']): SoundCue['touch'] {
  return {
    ...DEFAULT_TOUCH,
    on,
    force: Math.round(force * 6) / 6,
    seconds: Math.max(0.05, Math.round(seconds * 20) / 20),
    cards: Math.min(cards, 7),
  };
}
